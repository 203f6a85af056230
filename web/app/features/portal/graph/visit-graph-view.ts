/** OWN-4: visits of the last days as a graph and as a table, every text finished. */
export type VisitGraphView = {
  title: string;
  /** The graph in one sentence, for who cannot see it. */
  summary: string;
  /** Oldest first; the last one is today, which is not over and stands apart from the line. */
  days: GraphDayView[];
  /** The owner's own first; beside it what it is compared with. */
  series: GraphSeriesView[];
  /** The lines across, from 0 to the top. */
  ticks: { value: number; text: string }[];
  words: { day: string; showTable: string; pickDay: string; soFar: string };
};

/** One day of the graph. */
export type GraphDayView = {
  iso: string;
  /** `21 November`, and of today that it is not over. */
  label: string;
  /** `21/11`, where it stands under the graph; null on the days between. */
  mark: string | null;
  /** `21 November: 5 visits`. */
  text: string;
};

/** One line of the graph: a value per day, null where it has not begun, and how it is written. */
export type GraphSeriesView = { name: string; values: (number | null)[]; texts: string[] };
