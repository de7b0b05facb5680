import {type FormEvent, useState} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {readerMachine} from '../../../../machines/study/reader.machine.ts'
import {matchPlace, ofPages, readerText, zoomName} from '../../../text/study/reader.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../../../ui/icon/icons.tsx'
import {ChevronDownIcon, ChevronUpIcon} from '../../../ui/icon/lateIcons.tsx'
import {CrossIcon} from '../../../ui/icon/basicIcons.tsx'
import {DownloadIcon, FitIcon, PrintIcon, SearchIcon, ZoomInIcon, ZoomOutIcon} from '../../../ui/icon/playerIcons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof readerMachine>
  readonly send: (event: EventFrom<typeof readerMachine>) => void
  readonly url: string
}

type Part = Pick<Props, 'state' | 'send'>

function Turning({state, send}: Part) {
  const {page, pages} = state.context
  const [draft, setDraft] = useState({page, text: String(page)})
  // What was typed holds for the page it was typed on.
  const typed = draft.page === page ? draft.text : String(page)
  const go = () => {
    const wanted = Number.parseInt(typed, 10)
    if (Number.isFinite(wanted) && wanted !== page) send({type: 'page.go', page: wanted})
    else setDraft({page, text: String(page)})
  }
  return (
    <form
      className={groupStyle}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <IconButton
        label={readerText.previousPage}
        icon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => send({type: 'page.go', page: page - 1})}
      />
      <span
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1.5',
          textStyle: 'small',
          color: 'text.muted',
        })}
      >
        <input
          aria-label={readerText.page}
          value={typed}
          inputMode="numeric"
          onChange={(event) => setDraft({page, text: event.currentTarget.value})}
          onBlur={go}
          className={numberStyle}
        />
        {ofPages(pages.length)}
      </span>
      <IconButton
        label={readerText.nextPage}
        icon={<ChevronRightIcon />}
        disabled={page >= pages.length}
        onClick={() => send({type: 'page.go', page: page + 1})}
      />
    </form>
  )
}

function Zooming({state, send}: Part) {
  return (
    <div className={groupStyle}>
      <IconButton
        label={readerText.zoomOut}
        icon={<ZoomOutIcon />}
        onClick={() => send({type: 'zoom.step', step: -1})}
      />
      <span
        role="status"
        className={css({textStyle: 'small', minWidth: '10', textAlign: 'center', fontVariantNumeric: 'tabular-nums'})}
      >
        {zoomName(state.context.zoom)}
      </span>
      <IconButton label={readerText.zoomIn} icon={<ZoomInIcon />} onClick={() => send({type: 'zoom.step', step: 1})} />
      <IconButton label={readerText.fit} icon={<FitIcon />} onClick={() => send({type: 'zoom.fit'})} />
    </div>
  )
}

function Found({state, send, onClear}: Part & {readonly onClear: () => void}) {
  const {matches, current} = state.context
  if (!state.hasTag('searched')) return null
  const isFound = state.matches({open: {shown: 'found'}})
  const words = state.matches({open: {shown: 'searching'}})
    ? readerText.searching
    : state.matches({open: {shown: 'searchFailed'}})
      ? readerText.searchFailed
      : isFound
        ? matchPlace(current, matches.length)
        : readerText.nothingFound
  return (
    <div className={groupStyle}>
      <span
        role={state.matches({open: {shown: 'searchFailed'}}) ? 'alert' : 'status'}
        className={css({textStyle: 'small', paddingInline: '1'})}
      >
        {words}
      </span>
      {isFound ? (
        <>
          <IconButton
            label={readerText.previousMatch}
            icon={<ChevronUpIcon />}
            onClick={() => send({type: 'search.step', step: -1})}
          />
          <IconButton
            label={readerText.nextMatch}
            icon={<ChevronDownIcon />}
            onClick={() => send({type: 'search.step', step: 1})}
          />
        </>
      ) : null}
      <IconButton label={readerText.clearSearch} icon={<CrossIcon />} onClick={onClear} />
    </div>
  )
}

function Searching({state, send}: Part) {
  const [typed, setTyped] = useState(state.context.query)
  const clear = () => {
    setTyped('')
    send({type: 'search.clear'})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') send({type: 'search.submit', query: typed})
  }
  return (
    <form
      role="search"
      className={css({
        display: 'flex',
        flexWrap: {md: 'wrap'},
        alignItems: 'center',
        gap: '1',
        flex: {base: '[0 0 auto]', md: '[1 1 18rem]'},
      })}
      onSubmit={submit}
    >
      <input
        type="search"
        aria-label={readerText.search}
        placeholder={readerText.search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className={searchStyle}
      />
      <IconButton type="submit" label={readerText.searchAction} icon={<SearchIcon />} />
      <Found state={state} send={send} onClear={clear} />
    </form>
  )
}

/** The tools above an apostila: pages, zoom, search, and the file itself. */
export function ReaderToolbar({state, send, url}: Props) {
  return (
    <div role="group" aria-label={readerText.toolbar} className={barStyle}>
      <Turning state={state} send={send} />
      <Zooming state={state} send={send} />
      <div className={groupStyle}>
        <a href={url} download className={linkStyle} aria-label={readerText.download} title={readerText.download}>
          <DownloadIcon size={20} />
        </a>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={linkStyle}
          aria-label={readerText.print}
          title={readerText.print}
        >
          <PrintIcon size={20} />
        </a>
      </div>
      <Searching state={state} send={send} />
    </div>
  )
}

const groupStyle = css({display: 'inline-flex', alignItems: 'center', gap: '0.5', flexShrink: '0'})
/** One row on a phone, which scrolls sideways: the page begins below it. */
const barStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: {md: 'wrap'},
  overflowX: {base: 'auto', md: 'visible'},
  scrollbarWidth: 'none',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  padding: '2',
  bg: 'surface.raised',
  borderTopRadius: 'lg',
  borderBottom: 'subtle',
  // More of the row lies beyond the edge.
  mdDown: {maskImage: '[linear-gradient(to right, black calc(100% - 1.5rem), transparent)]'},
  _print: {display: 'none'},
})
const fieldLook = {
  minHeight: 'touch',
  px: '2.5',
  fontFamily: 'sans',
  fontSize: 'field',
  color: 'text.strong',
  bg: 'surface.raised',
  border: 'control',
  borderRadius: 'md',
  _focusVisible: {outlineOffset: '[-1px]'},
  _placeholder: {color: 'text.muted', opacity: '1'},
} as const
const numberStyle = css({...fieldLook, width: '14', textAlign: 'center'})
const searchStyle = css({...fieldLook, flex: '[1 1 9rem]', minWidth: {base: '[9rem]', md: '0'}, maxWidth: '[22rem]'})
const linkStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'md',
  color: 'text.default',
  _hover: {bg: 'surface.hover'},
})
