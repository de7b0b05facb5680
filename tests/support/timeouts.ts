/**
 * How long tests wait at most, in milliseconds, by what they wait for. A test that has to wait that long fails or hangs;
 * none of these is a measure of speed, and all of them leave room for a machine with other work.
 */
export const timeouts = {
  /** A press, or something that is on the page already or never will be. */
  press: 2_000,
  /** What a student sees at once: the reply to a press, news of another tab. */
  prompt: 5_000,
  /** A round trip to the server, with a page that has to be drawn. */
  roundTrip: 15_000,
  /** A write on its way over more than one connection. */
  delivery: 20_000,
  /** A request that is repeated with growing waits. */
  retry: 30_000,
  /** A request that is repeated until its longest wait has passed. */
  longestRetry: 75_000,
  /** Sockets that talk to several processes; a page of the product on the slow phone of the benchmark. */
  exchange: 60_000,
  /** A process starts with a database of its own, or a few hundred random runs are made. */
  process: 120_000,
  /** The whole demo content is imported, or an exam is taken from beginning to end. */
  long: 180_000,
  /** Several processes start one after another, or a long exam is taken by keyboard. */
  longest: 240_000,
  /** A drill starts, kills and restarts what it attacks. */
  drill: 300_000,
  /** Generated inputs for every operation of the schema. */
  everyOperation: 600_000,
} as const
