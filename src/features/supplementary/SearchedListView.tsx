import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {SearchedListContext, SearchedListEvent} from '../../../machines/shared/searchedList.types.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SearchField} from '../../ui/form/SearchField.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {searchStyle, waitingStyle} from './styles.ts'

/** Of a `searchedList` what its views ask. */
export type SearchedListState<Item> = {
  readonly matches: (state: 'loading' | 'list' | 'empty' | 'offline' | 'failed') => boolean
  readonly context: SearchedListContext<Item>
}

export type SearchedListWords = {
  readonly search: string
  readonly loading: string
  readonly none: string
  readonly noneHint: string
  readonly nothing: string
  readonly nothingHint: string
  readonly clear: string
  readonly fromDevice: string
  readonly failures: Parameters<typeof LoadFailed>[0]['words']
}

type Props<Item> = {
  readonly state: SearchedListState<Item>
  readonly send: (event: SearchedListEvent) => void
  readonly words: SearchedListWords
  readonly found: (items: readonly Item[], search: string) => readonly Item[]
  /** What was found; all of it without searched words. */
  readonly children: (found: readonly Item[], isSearched: boolean) => ReactNode
}

/** A list that is read once and searched in, in every state of its chart. */
export function SearchedListView<Item>({state, send, words, found, children}: Props<Item>) {
  const {items, search, isFromDevice} = state.context
  if (state.matches('loading'))
    return (
      <div className={waitingStyle}>
        <Skeleton shape="block" lines={4} label={words.loading} />
      </div>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={words.none}>
        {words.noneHint}
      </EmptyState>
    )
  if (!state.matches('list'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={words.failures}
        onRetry={() => send({type: 'list.retry'})}
      />
    )
  const left = found(items, search)
  return (
    <>
      {isFromDevice ? (
        <Alert tone="info" role="status">
          {words.fromDevice}
        </Alert>
      ) : null}
      <div className={searchStyle}>
        <SearchField
          label={words.search}
          value={search}
          onSearch={(typed) => send({type: 'list.search', search: typed})}
        />
      </div>
      {left.length === 0 ? (
        <div className={css({minHeight: '[50dvh]'})} role="status">
          <EmptyState
            art="search"
            title={words.nothing}
            actions={<Button onClick={() => send({type: 'list.search', search: ''})}>{words.clear}</Button>}
          >
            {words.nothingHint}
          </EmptyState>
        </div>
      ) : (
        children(left, search.trim() !== '')
      )}
    </>
  )
}
