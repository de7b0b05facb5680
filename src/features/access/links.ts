/** An address of ours with the query of the one before: it is kept between public screens (spec 1§2). `search` has no "?". */
export const withSearch = (path: string, search: string): string => (search === '' ? path : `${path}?${search}`)
