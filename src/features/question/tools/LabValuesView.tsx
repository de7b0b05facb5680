import {type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState} from 'react'
import {createPortal} from 'react-dom'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {labValuesMachine} from '../../../../machines/question/labValues.machine.ts'
import {areLabsShown, foundLabs} from '../../../../machines/question/labValues.selectors.ts'
import {labValuesText} from '../../../text/question/labValues.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {SearchField} from '../../../ui/form/SearchField.tsx'
import {CrossIcon} from '../../../ui/icon/basicIcons.tsx'
import {FlaskIcon} from '../../../ui/icon/toolIcons.tsx'
import {Alert} from '../../../ui/status/Alert.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {LabGroupTable} from '../LabGroupTable.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof labValuesMachine>
  readonly send: (event: EventFrom<typeof labValuesMachine>) => void
  /** Where the list was scrolled to, in pixels: kept while questions come and go. */
  readonly place?: {readonly read: () => number; readonly keep: (top: number) => void}
}

function Body({state, send}: Props) {
  if (state.matches('loading')) return <Skeleton shape="text" lines={8} label={labValuesText.loading} />
  if (state.matches('failed'))
    return (
      <Alert tone="error" role="alert" title={labValuesText.failed}>
        <Button variant="outline" size="sm" onClick={() => send({type: 'labs.retry'})}>
          {labValuesText.tryAgain}
        </Button>
      </Alert>
    )
  if (state.matches({open: 'nothing'}))
    return (
      <div role="status" className={css({display: 'grid', gap: '3', justifyItems: 'start', textStyle: 'body'})}>
        <p>{labValuesText.nothing(state.context.query)}</p>
        <Button variant="outline" size="sm" onClick={() => send({type: 'labs.search', query: ''})}>
          {labValuesText.clear}
        </Button>
      </div>
    )
  return foundLabs(state).map((group) => <LabGroupTable key={group.name} {...group} />)
}

type PanelProps = Props & {
  readonly switchRef: RefObject<HTMLButtonElement | null>
  /** The student has just opened it. */
  readonly takesFocus: boolean
}

/** Beside the question on a desk, above the lower part of it on a phone; the question stays in use. */
function Panel({state, send, place, switchRef, takesFocus}: PanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.focus({preventScroll: true})
    if (list.current && place) list.current.scrollTop = place.read()
  }, [takesFocus, place])
  // The focus goes back to the switch whichever way the panel is closed, its key included.
  useLayoutEffect(() => {
    const section = panel.current
    const opener = switchRef.current
    return () => {
      if (section?.contains(document.activeElement)) opener?.focus({preventScroll: true})
    }
  }, [switchRef])
  const close = useCallback(() => send({type: 'labs.close'}), [send])
  useEffect(() => {
    const section = panel.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    section?.addEventListener('keydown', onKeyDown)
    return () => section?.removeEventListener('keydown', onKeyDown)
  }, [close])
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={panelStyle}>
      <div className={headStyle}>
        <h2 id={titleId} className={css({textStyle: 'heading', color: 'text.strong'})}>
          {labValuesText.title}
        </h2>
        <IconButton label={labValuesText.close} icon={<CrossIcon />} onClick={close} />
      </div>
      {state.matches('open') ? (
        <SearchField
          label={labValuesText.search}
          value={state.context.query}
          onSearch={(query) => send({type: 'labs.search', query})}
        />
      ) : null}
      <div
        ref={list}
        tabIndex={0}
        role="group"
        aria-label={labValuesText.title}
        className={listStyle}
        onScroll={(event) => place?.keep(event.currentTarget.scrollTop)}
      >
        <Body state={state} send={send} />
        {state.matches({open: 'found'}) ? (
          <p className={css({textStyle: 'small', color: 'text.muted', marginTop: '4'})}>
            {labValuesText.note} <span className={css({hideBelow: 'md'})}>{labValuesText.keyHint}</span>
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** The laboratory values beside a question: their switch among its tools, and the panel, in every state of its chart. */
export function LabValuesView(props: Props) {
  const {state, send} = props
  const isShown = areLabsShown(state)
  // Drawn anew with another question, an open panel takes no focus.
  const [wasClosed, setWasClosed] = useState(!isShown)
  if (!isShown && !wasClosed) setWasClosed(true)
  const switchRef = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={switchRef}
        variant={isShown ? 'soft' : 'ghost'}
        size="sm"
        aria-label={labValuesText.open}
        aria-keyshortcuts="L"
        aria-expanded={isShown}
        icon={<FlaskIcon size={20} />}
        onClick={() => send({type: 'labs.toggle'})}
      >
        <span className={css({hideBelow: 'md'})}>{labValuesText.openShort}</span>
      </Button>
      {isShown ? createPortal(<Panel {...props} switchRef={switchRef} takesFocus={wasClosed} />, document.body) : null}
    </>
  )
}

const panelStyle = css({
  position: 'fixed',
  zIndex: 'dropdown',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: '4',
  bg: 'surface.raised',
  border: 'subtle',
  boxShadow: 'lg',
  insetInline: '0',
  bottom: '0',
  maxHeight: '[60dvh]',
  borderTopRadius: 'lg',
  lg: {
    insetInline: '[auto 1rem]',
    top: '[calc({sizes.header} + 1rem)]',
    bottom: '4',
    width: '[22rem]',
    maxHeight: 'none',
    borderRadius: 'lg',
  },
  _print: {display: 'none'},
})
const headStyle = css({display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3'})
const listStyle = css({flex: '1', minHeight: '0', overflowY: 'auto', scrollbarWidth: '[thin]'})
