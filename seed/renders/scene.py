"""Builds one picture of a home in Blender and renders its passes.

blender -b --factory-startup -P scene.py -- home=sablon-minimes-flat scene=living.salon out=previews/x pixels=480 samples=14

What follows `--` are key=value pairs; values are read as JSON where they can be. Keys the scene
does not know are ignored.
"""

import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True


def read_options(argv):
    options = {}
    for pair in argv:
        key, _, value = pair.partition('=')
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def main():
    from studio import home as homes, photograph, shapes
    from studio.parts import windows

    o = read_options(sys.argv[sys.argv.index('--') + 1 :])
    home = homes.read_homes()[o['home']]
    module, name = o['scene'].split('.')
    shapes.reset(o.get('seed', home.seed))
    windows.forget_materials()
    started = time.process_time()
    getattr(importlib.import_module(f'studio.scenes.{module}'), name)(home, o)
    print(f'BUILT processor {time.process_time() - started:.0f} s', flush=True)
    width = o.get('pixels', 480)
    outdoors = module in ('front', 'yard')
    photograph.render(o['out'], width, round(width * o.get('aspect', 2 / 3)), o.get('samples', 14), o.get('threads', 1), bounces=4 if outdoors else 5, clamp=4 if outdoors else 2.5)


main()
