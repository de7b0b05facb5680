import {type ReactNode, type RefObject, useId, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {fitOf} from '../../../../domain/study/zoom.ts'
import type {mindmapMachine} from '../../../../machines/study/mindmap.machine.ts'
import {mindmapText} from '../../../text/study/mindmap.ts'
import {zoomName} from '../../../text/study/reader.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {FullscreenIcon, ZoomInIcon, ZoomOutIcon} from '../../../ui/icon/playerIcons.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {TextLink} from '../../../ui/action/TextLink.tsx'
import {useKeyDown} from './useKeyDown.ts'
import {useZoomGestures} from './useZoomGestures.ts'

type MindmapMachineEvent = EventFrom<typeof mindmapMachine>

type Props = {
  readonly state: SnapshotFrom<typeof mindmapMachine>
  readonly send: (event: MindmapMachineEvent) => void
  /** Its content in words; null where nobody wrote them. */
  readonly description: string | null
  readonly url: string
  /** The picture itself; it tells when it has loaded. */
  readonly picture: ReactNode
  readonly frame?: RefObject<HTMLDivElement | null>
}

type Part = Pick<Props, 'state' | 'send'>

/** An arrow key moves the picture by this many CSS pixels. */
const keyStep = 60

const keys: Readonly<Record<string, MindmapMachineEvent>> = {
  '+': {type: 'zoom.in'},
  '=': {type: 'zoom.in'},
  '-': {type: 'zoom.out'},
  '0': {type: 'zoom.fit'},
  ArrowLeft: {type: 'map.pan', by: {x: keyStep, y: 0}},
  ArrowRight: {type: 'map.pan', by: {x: -keyStep, y: 0}},
  ArrowUp: {type: 'map.pan', by: {x: 0, y: keyStep}},
  ArrowDown: {type: 'map.pan', by: {x: 0, y: -keyStep}},
}

function Surface({
  state,
  send,
  picture,
  frame,
  descriptionId,
}: Part &
  Pick<Props, 'picture'> & {
    readonly frame: RefObject<HTMLDivElement | null>
    readonly descriptionId: string | undefined
  }) {
  const {place, picture: size, frame: room} = state.context
  const isShown = state.matches('shown')
  const {width, height} = fitOf(size, room)
  useZoomGestures(frame, {
    onZoom: (factor, point) => send({type: 'zoom.at', factor, point}),
    onPan: (by) => send({type: 'map.pan', by}),
    onDouble: (point) => send(place.scale >= 4 ? {type: 'zoom.fit'} : {type: 'zoom.at', factor: 2, point}),
    wheel: 'alone',
  })
  useKeyDown(frame, (event) => {
    const asked = keys[event.key]
    if (!asked) return
    event.preventDefault()
    send(asked)
  })
  return (
    <div
      ref={frame}
      role="region"
      aria-label={mindmapText.frame}
      aria-describedby={descriptionId}
      tabIndex={0}
      className={frameStyle}
    >
      <div
        className={isShown ? pictureStyle : hiddenStyle}
        style={{
          ...(width > 0 && {width: `${width}px`, height: `${height}px`}),
          transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`,
        }}
      >
        {picture}
      </div>
      {isShown ? null : (
        <div className={css({position: 'absolute', inset: '0', padding: '6'})}>
          <Skeleton shape="block" lines={2} label={mindmapText.loading} />
        </div>
      )}
    </div>
  )
}

function Tools({state, send, description, url}: Part & Pick<Props, 'description' | 'url'>) {
  const {place, isDescribed} = state.context
  return (
    <div className={barStyle}>
      <div
        role="group"
        aria-label={mindmapText.toolbar}
        className={css({display: 'inline-flex', alignItems: 'center', gap: '0.5'})}
      >
        <IconButton label={mindmapText.zoomOut} icon={<ZoomOutIcon />} onClick={() => send({type: 'zoom.out'})} />
        <span
          role="status"
          className={css({textStyle: 'small', minWidth: '10', textAlign: 'center', fontVariantNumeric: 'tabular-nums'})}
        >
          {zoomName(place.scale)}
        </span>
        <IconButton label={mindmapText.zoomIn} icon={<ZoomInIcon />} onClick={() => send({type: 'zoom.in'})} />
        <IconButton label={mindmapText.fit} icon={<FullscreenIcon />} onClick={() => send({type: 'zoom.fit'})} />
      </div>
      <div className={wordsOfBarStyle}>
        {description === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isDescribed}
            onClick={() => send({type: 'description.toggle'})}
          >
            {isDescribed ? mindmapText.hideDescription : mindmapText.showDescription}
          </Button>
        )}
        <TextLink variant="standalone" href={url} target="_blank" rel="noreferrer">
          {mindmapText.open}
        </TextLink>
      </div>
    </div>
  )
}

function Missing({state, send}: Part) {
  const isOffline = state.matches('offline')
  return (
    <EmptyState
      role="alert"
      art={isOffline ? 'offline' : 'search'}
      title={isOffline ? mindmapText.offlineTitle : mindmapText.failedTitle}
      actions={<Button onClick={() => send({type: 'picture.retry'})}>{mindmapText.retry}</Button>}
    >
      {isOffline ? mindmapText.offlineText : mindmapText.failedText}
    </EmptyState>
  )
}

/** A mind map in its frame (spec 2§2); its description is always there for those who do not see it. */
export function MindmapView({state, send, description, url, picture, frame}: Props) {
  const own = useRef<HTMLDivElement>(null)
  const id = useId()
  const isMissing = state.matches('failed') || state.matches('offline')
  const {isDescribed, attempt} = state.context
  return (
    <section
      className={css({border: 'subtle', borderRadius: 'lg', bg: 'surface.raised', minWidth: '0', overflow: 'hidden'})}
    >
      {isMissing ? (
        <Missing state={state} send={send} />
      ) : (
        <>
          {state.matches('shown') ? <Tools state={state} send={send} description={description} url={url} /> : null}
          <Surface
            key={attempt}
            state={state}
            send={send}
            picture={picture}
            frame={frame ?? own}
            descriptionId={description === null ? undefined : id}
          />
        </>
      )}
      {description === null ? null : (
        <div className={isDescribed || isMissing ? wordsStyle : 'visuallyHidden'}>
          <h2 className={css({textStyle: 'label', color: 'text.strong'})}>{mindmapText.description}</h2>
          <p id={id} className={css({whiteSpace: 'pre-line'})}>
            {description}
          </p>
        </div>
      )}
    </section>
  )
}

const frameStyle = css({
  position: 'relative',
  height: {base: '[min(56dvh, 30rem)]', md: '[min(70dvh, 44rem)]'},
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  bg: '[#ffffff]',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  colorScheme: 'light',
  _active: {cursor: 'grabbing'},
  _focusVisible: {outlineOffset: '[-2px]'},
})
const pictureStyle = css({
  transformOrigin: '[center]',
  flexShrink: '0',
  '& > *': {display: 'block', width: 'full', height: 'full', objectFit: 'contain', pointerEvents: 'none'},
})
/** It loads out of sight: what is not drawn would not load lazily, and what is half there would flicker. */
const hiddenStyle = css({visibility: 'hidden', position: 'absolute'})
const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  padding: '2',
  borderBottom: 'subtle',
  _print: {display: 'none'},
})
const wordsOfBarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: {base: '1', md: '3'},
  // Both stand in one row of a phone.
  '& > *': {mdDown: {paddingInline: '2', fontSize: 'xs'}},
})
const wordsStyle = css({
  textStyle: 'body',
  padding: '5',
  borderTop: 'subtle',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  maxWidth: 'prose',
  color: 'text.default',
})
