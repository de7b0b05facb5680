import type {Ref} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {Captions} from '../../../../domain/study/contents.types.ts'
import type {videoMachine} from '../../../../machines/study/video.machine.ts'
import {isOut, isRunning} from '../../../../machines/study/video.selectors.ts'
import {playTime} from '../../../text/study/contents.ts'
import {continueFrom, nextNamed, videoText} from '../../../text/study/video.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {CloudOffIcon, VideoIcon} from '../../../ui/icon/icons.tsx'
import {PlayIcon} from '../../../ui/icon/lateIcons.tsx'
import {NextIcon, RestartIcon} from '../../../ui/icon/playerIcons.tsx'
import {Spinner} from '../../../ui/status/Spinner.tsx'
import {VideoPlayer} from '../../../ui/content/VideoPlayer.tsx'
import {VideoControls} from './VideoControls.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof videoMachine>
  readonly send: (event: EventFrom<typeof videoMachine>) => void
  readonly title: string
  readonly captions: readonly Captions[]
  /** The title of the video that follows; null at the end of the playlist. */
  readonly nextTitle: string | null
  readonly canPicture: boolean
  readonly onHelp: () => void
  readonly media?: Ref<HTMLVideoElement>
  readonly stage?: Ref<HTMLDivElement>
}

type CoverProps = Pick<Props, 'state' | 'send' | 'nextTitle'>

function Out({state, send}: Pick<Props, 'state' | 'send'>) {
  const isOffline = state.matches('offline')
  return (
    <div role="alert" className={panelStyle}>
      {isOffline ? <CloudOffIcon size={40} /> : <VideoIcon size={40} />}
      <p className={css({textStyle: 'heading', color: 'text.strong'})}>
        {isOffline ? videoText.offlineTitle : videoText.failedTitle}
      </p>
      <p className={css({textStyle: 'small', maxWidth: '[26rem]', display: {base: 'none', sm: 'block'}})}>
        {isOffline ? videoText.offlineText : videoText.failedText}
      </p>
      <Button size="sm" onClick={() => send({type: 'video.retry'})}>
        {videoText.retry}
      </Button>
    </div>
  )
}

function Ended({send, nextTitle}: Pick<CoverProps, 'send' | 'nextTitle'>) {
  return (
    <div className={panelStyle}>
      {nextTitle === null ? null : (
        <>
          <p className={css({textStyle: 'label', color: 'text.strong', textWrap: 'balance'})}>{nextNamed(nextTitle)}</p>
          <Button icon={<NextIcon />} onClick={() => send({type: 'video.next'})}>
            {videoText.next}
          </Button>
        </>
      )}
      <Button variant="outline" icon={<RestartIcon />} onClick={() => send({type: 'video.restart'})}>
        {videoText.again}
      </Button>
    </div>
  )
}

function Cover({state, send, nextTitle}: CoverProps) {
  const {leftAt} = state.context
  if (isOut(state)) return <Out state={state} send={send} />
  if (state.matches('loading')) return <Spinner size="lg" label={videoText.loading} />
  if (state.matches({ready: 'buffering'})) return <Spinner size="lg" label={videoText.buffering} />
  if (state.matches({ready: 'ended'})) return <Ended send={send} nextTitle={nextTitle} />
  if (state.matches({ready: 'offering'})) {
    return (
      <div className={panelStyle}>
        <Button icon={<PlayIcon />} onClick={() => send({type: 'video.resume'})}>
          {continueFrom(playTime(leftAt))}
        </Button>
        <Button variant="outline" onClick={() => send({type: 'video.restart'})}>
          {videoText.restart}
        </Button>
      </div>
    )
  }
  if (state.matches({ready: 'playing'})) return null
  return (
    <span className={glyphStyle} aria-hidden="true">
      <PlayIcon size={32} />
    </span>
  )
}

/** A video with its controls (spec 2§2): where it goes on, what it waits for, and what stands in its room when it cannot play. */
export function VideoView({state, send, title, captions, nextTitle, canPicture, onHelp, media, stage}: Props) {
  const press = () => send({type: isRunning(state) ? 'video.pause' : 'video.play'})
  return (
    <div className={isOut(state) ? outStyle : ''}>
      <VideoPlayer
        title={title}
        captions={captions.map(({url, label, lang}) => ({src: url, label, lang}))}
        onPress={press}
        cover={<Cover state={state} send={send} nextTitle={nextTitle} />}
        controls={
          <VideoControls
            state={state}
            send={send}
            hasCaptions={captions.length > 0}
            hasNext={nextTitle !== null}
            canPicture={canPicture}
            onHelp={onHelp}
          />
        }
        {...(media !== undefined && {media})}
        {...(stage !== undefined && {stage})}
      />
    </div>
  )
}

const panelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  paddingInline: '6',
  paddingBlock: {base: '3', sm: '5'},
  borderRadius: 'lg',
  bg: '[rgb(4 31 36 / 0.88)]',
  color: 'text.default',
  maxWidth: 'full',
})
const glyphStyle = css({
  display: 'grid',
  placeItems: 'center',
  // Below the title that most films begin with.
  position: 'absolute',
  top: '[66%]',
  transform: '[translateY(-50%)]',
  width: {base: '12', md: '16'},
  height: {base: '12', md: '16'},
  borderRadius: 'full',
  bg: '[rgb(4 31 36 / 0.72)]',
  color: '[#ffffff]',
  pointerEvents: '[none !important]',
})
/** The element stays for the next attempt; what it says by itself does not. */
const outStyle = css({'& video': {visibility: 'hidden'}})
