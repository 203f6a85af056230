import * as streams from 'node:stream/web';
import { configure } from '@testing-library/react';

/** On a busy machine lazy imports take longer than the default second. */
configure({ asyncUtilTimeout: 10_000 });

// A window of jsdom has no web streams, which modules of the server expect at import.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
