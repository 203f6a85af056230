// Loaded before the CMS: its clock runs as many milliseconds ahead as CLOCK_AHEAD_MS says, so that a Monday
// morning comes while the drill runs. `performance.now()` is as it was.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }

  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};
