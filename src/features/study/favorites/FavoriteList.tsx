import {type ReactNode, useDeferredValue, useId, useState} from 'react'
import {css} from 'styled-system/css'
import type {FavoriteTab} from '../../../../domain/study/favorites.ts'
import {hasMoreFavorites, shownFavorites} from '../../../../machines/study/favorites.selectors.ts'
import type {FavoriteItem} from '../../../../machines/study/favorites.types.ts'
import {favoritesCount, favoritesText, unnamedFavorite} from '../../../text/study/favorites.ts'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {TextField} from '../../../ui/form/TextField.tsx'
import type {FavoritesFlow} from './flow.ts'
import {rowId} from './useFollowingFocus.ts'

type Props = FavoritesFlow & {
  readonly id: string
  readonly tab: FavoriteTab
  /** Stands at the end of the list and notices when it is reached. */
  readonly end?: ReactNode
}

/** Fewer than this are read at a glance. */
const worthSearching = 8

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

function matching(items: readonly FavoriteItem[], wanted: string): readonly FavoriteItem[] {
  const words = bare(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return items
  return items.filter(({title, detail}) => {
    const text = bare(`${title} ${detail}`)
    return words.every((word) => text.includes(word))
  })
}

type RowProps = Pick<Props, 'id' | 'tab'> & {
  readonly item: FavoriteItem
  readonly isOpen: boolean
  readonly onOpen: (id: string) => void
}

function Row({id, tab, item, isOpen, onOpen}: RowProps) {
  return (
    <li className={rowStyle}>
      <button
        type="button"
        data-row=""
        id={rowId(id, item.id)}
        className={rowButtonStyle}
        {...(isOpen && {'aria-current': 'true' as const})}
        onClick={() => onOpen(item.id)}
      >
        <span className={titleStyle}>{item.title || unnamedFavorite[tab]}</span>
        {item.detail === '' ? null : <span className={detailStyle}>{item.detail}</span>}
      </button>
    </li>
  )
}

function More({state, send}: FavoritesFlow) {
  const isPending = state.hasTag('pending')
  return (
    <>
      {state.matches({listed: 'moreFailed'}) ? (
        <Alert tone="error" role="alert" title={favoritesText.moreFailed} />
      ) : null}
      {hasMoreFavorites(state) ? (
        <Button variant="outline" wide pending={isPending} onClick={() => send({type: 'page.more'})}>
          {isPending
            ? favoritesText.loadingMore
            : state.matches({listed: 'moreFailed'})
              ? favoritesText.tryAgain
              : favoritesText.more}
        </Button>
      ) : null}
    </>
  )
}

/** Hundreds of favourites as one list to scroll, with a search in what is loaded; the next page comes at its end. */
export function FavoriteList({id, state, send, tab, end}: Props) {
  const [wanted, setWanted] = useState('')
  const searched = useDeferredValue(wanted)
  const countId = useId()
  const all = shownFavorites(state)
  const shown = matching(all, searched)
  return (
    <div className={listStyle}>
      {all.length >= worthSearching || wanted !== '' ? (
        <TextField
          label={favoritesText.search}
          hint={favoritesText.searchHint}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      <p id={countId} role="status" className={css({textStyle: 'caption', color: 'text.muted'})}>
        {favoritesCount(shown.length, hasMoreFavorites(state))}
      </p>
      <div className={scrollStyle}>
        {all.length === 0 ? (
          <p className={css({textStyle: 'body', color: 'text.muted'})}>{favoritesText.nothingLeft}</p>
        ) : null}
        {all.length > 0 && shown.length === 0 ? (
          <p className={css({textStyle: 'body', color: 'text.muted'})}>{favoritesText.noMatch}</p>
        ) : null}
        {shown.length > 0 ? (
          <ul
            aria-label={favoritesText.list}
            aria-describedby={countId}
            className={css({display: 'flex', flexDirection: 'column', gap: '1.5'})}
          >
            {shown.map((item) => (
              <Row
                key={item.id}
                id={id}
                tab={tab}
                item={item}
                isOpen={item.id === state.context.openId}
                onOpen={(opened) => send({type: 'item.open', id: opened})}
              />
            ))}
          </ul>
        ) : null}
        {searched === '' && state.matches({listed: 'list'}) && hasMoreFavorites(state) ? end : null}
        <More state={state} send={send} />
      </div>
    </div>
  )
}

const listStyle = css({display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0'})
const scrollStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  // Room for the ring of a focused row, which the scrolling box would cut.
  lg: {maxHeight: '[calc(100dvh - 14rem)]', minHeight: '80', overflowY: 'auto', padding: '1', margin: '[-0.25rem]'},
})
// Rows out of sight are not laid out; the browser keeps their last size.
const rowStyle = css({contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 5rem]', borderRadius: 'md'})
const rowButtonStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2.5',
  textAlign: 'start',
  borderRadius: 'md',
  border: 'default',
  bg: 'surface.raised',
  cursor: 'pointer',
  _hover: {borderColor: 'border.control'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[-2px]'},
  '&[aria-current]': {bg: 'brand.subtle', borderColor: 'brand.solid'},
})
const titleStyle = css({
  textStyle: 'body',
  color: 'text.strong',
  lineClamp: '2',
  overflowWrap: 'anywhere',
  '[aria-current] > &': {fontWeight: 'semibold'},
})
const detailStyle = css({textStyle: 'small', color: 'text.muted', lineClamp: '1', overflowWrap: 'anywhere'})
