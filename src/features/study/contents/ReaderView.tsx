import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {readerMachine} from '../../../../machines/study/reader.machine.ts'
import {readerText, zoomName} from '../../../text/study/reader.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {ProgressBar} from '../../../ui/status/ProgressBar.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'
import {TextLink} from '../../../ui/action/TextLink.tsx'
import type {DrawPage} from './PdfPage.tsx'
import {ReaderSheets} from './ReaderSheets.tsx'
import {ReaderToolbar} from './ReaderToolbar.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof readerMachine>
  readonly send: (event: EventFrom<typeof readerMachine>) => void
  readonly title: string
  readonly url: string
  readonly draw: DrawPage
  /** Is given the box in which the pages scroll. */
  readonly hold?: (box: HTMLElement | null) => void
}

const notices = {
  locked: {art: 'search', title: readerText.lockedTitle, text: readerText.lockedText},
  broken: {art: 'search', title: readerText.brokenTitle, text: readerText.brokenText},
  failed: {art: 'offline', title: readerText.failedTitle, text: readerText.failedText},
  offline: {art: 'offline', title: readerText.offlineTitle, text: readerText.offlineText},
} as const

function Missing({reason, send, url}: Pick<Props, 'send' | 'url'> & {readonly reason: keyof typeof notices}) {
  const {art, title, text} = notices[reason]
  const retry = <Button onClick={() => send({type: 'document.retry'})}>{readerText.retry}</Button>
  return (
    <EmptyState
      role="alert"
      art={art}
      title={title}
      actions={
        <>
          {retry}
          {reason === 'locked' ? (
            <TextLink href={url} download>
              {readerText.download}
            </TextLink>
          ) : null}
        </>
      }
    >
      {text}
    </EmptyState>
  )
}

function Loading({loaded}: {readonly loaded: number | null}) {
  return (
    <div className={css({padding: '6', display: 'flex', flexDirection: 'column', gap: '5', minHeight: '[60dvh]'})}>
      {loaded === null ? null : (
        <ProgressBar label={readerText.progress} value={loaded} max={1} valueText={zoomName(loaded)} size="sm" />
      )}
      <Skeleton shape="text" lines={12} label={readerText.loading} />
    </div>
  )
}

/** An apostila (spec 2§2): its pages with their tools, or why they are not there. */
export function ReaderView({state, send, title, url, draw, hold}: Props) {
  const reason = (['locked', 'broken', 'failed', 'offline'] as const).find((name) => state.matches(name))
  return (
    <section
      aria-label={title}
      className={css({border: 'subtle', borderRadius: 'lg', bg: 'surface.raised', minWidth: '0'})}
    >
      {reason === undefined ? null : <Missing reason={reason} send={send} url={url} />}
      {state.matches({open: 'loading'}) ? <Loading loaded={state.context.loaded} /> : null}
      {state.hasTag('shown') ? (
        <>
          <ReaderToolbar state={state} send={send} url={url} />
          <ReaderSheets state={state} send={send} draw={draw} hold={hold} />
        </>
      ) : null}
    </section>
  )
}
