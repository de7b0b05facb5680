/** A list as it was read. */
export type LoadedList<Item> = {
  readonly items: readonly Item[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type SearchedListContext<Item> = LoadedList<Item> & {readonly search: string}

export type SearchedListEvent =
  | {readonly type: 'list.search'; readonly search: string}
  | {readonly type: 'list.retry'}
  | {readonly type: 'network.returned'}
