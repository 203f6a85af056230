// Loaded before the CMS: sets its clock ahead by CLOCK_AHEAD_MS, so that a Monday morning comes
// during the drill. `performance.now()` is unchanged.
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
