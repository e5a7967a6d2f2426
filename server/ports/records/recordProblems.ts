/** A record of the store or of WordPress that could not be read as a whole, as the operator is told about it. */
export interface RecordProblem {
  /** `Product 17` */
  record: string;
  /** What could not be read, and where to mend it; no personal data. */
  line: string;
}

/** The records that cannot be read as a whole, for the doctor, the health check and the operator's mail. */
export interface RecordProblemsPort {
  /** The newest first. */
  list(): Promise<RecordProblem[]>;
  count(): Promise<number>;
  /** Adds problems, or replaces those of the same record; one that is the same lasts longer, and is not sent again. */
  keep(problems: readonly RecordProblem[]): Promise<void>;
  /** Removes the problems of these records. */
  forget(records: readonly string[]): Promise<void>;
  /** Those that were not taken before; concurrent callers get different ones. */
  takeUnsent(): Promise<RecordProblem[]>;
  /** Gives them back, if they could not be sent. */
  giveBack(problems: readonly RecordProblem[]): Promise<void>;
}
