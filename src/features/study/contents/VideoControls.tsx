import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {videoRates} from '../../../../domain/study/video.ts'
import type {videoMachine} from '../../../../machines/study/video.machine.ts'
import {isRunning, isSeekable} from '../../../../machines/study/video.selectors.ts'
import {playTime} from '../../../text/study/contents.ts'
import {positionName, rateName, videoText} from '../../../text/study/video.ts'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {KeyboardIcon} from '../../../ui/icon/icons.tsx'
import {PauseIcon, PlayIcon} from '../../../ui/icon/lateIcons.tsx'
import {
  BackIcon,
  CaptionsIcon,
  ForwardIcon,
  FullscreenIcon,
  LeaveFullscreenIcon,
  NextIcon,
  PictureIcon,
  SoundIcon,
  SoundOffIcon,
} from '../../../ui/icon/playerIcons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof videoMachine>
  readonly send: (event: EventFrom<typeof videoMachine>) => void
  readonly hasCaptions: boolean
  readonly hasNext: boolean
  readonly canPicture: boolean
  readonly onHelp: () => void
}

type Part = Pick<Props, 'state' | 'send'>

function Seek({state, send}: Part) {
  const {position, duration} = state.context
  const place = positionName(playTime(position), playTime(duration))
  return (
    <div className={css({display: 'flex', alignItems: 'center', gap: '3', paddingInline: '2'})}>
      <span className={timeStyle}>{playTime(position)}</span>
      <input
        type="range"
        aria-label={videoText.position}
        aria-valuetext={place}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(position)}
        disabled={!state.hasTag('ready')}
        onChange={(event) => send({type: 'video.seek', to: Number(event.currentTarget.value)})}
        className={seekStyle}
        style={{backgroundSize: `${duration > 0 ? (100 * position) / duration : 0}% 100%`}}
      />
      <span className={timeStyle}>{playTime(duration)}</span>
    </div>
  )
}

function Rate({state, send}: Part) {
  return (
    <label className={css({display: 'inline-flex', alignItems: 'center'})}>
      <span className="visuallyHidden">{videoText.rate}</span>
      <select
        value={state.context.preferences.rate}
        onChange={(event) => send({type: 'rate.set', rate: Number(event.currentTarget.value)})}
        className={rateStyle}
      >
        {videoRates.map((rate) => (
          <option key={rate} value={rate}>
            {rateName(rate)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Sight({state, send, hasCaptions, canPicture}: Part & Pick<Props, 'hasCaptions' | 'canPicture'>) {
  const {preferences, isFullscreen, isPicture} = state.context
  const isReady = state.hasTag('ready')
  return (
    <>
      {hasCaptions ? (
        <IconButton
          label={videoText.captions}
          icon={<CaptionsIcon />}
          pressed={preferences.isCaptioned}
          onClick={() => send({type: 'captions.toggle'})}
        />
      ) : null}
      {canPicture ? (
        <IconButton
          label={isPicture ? videoText.leavePicture : videoText.picture}
          icon={<PictureIcon />}
          disabled={!isReady}
          onClick={() => send({type: 'picture.toggle'})}
        />
      ) : null}
      <IconButton
        label={isFullscreen ? videoText.leaveFullscreen : videoText.fullscreen}
        icon={isFullscreen ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
        disabled={!isReady}
        onClick={() => send({type: 'fullscreen.toggle'})}
      />
    </>
  )
}

/** What is done to a video by pointer: each key of it has its button here too. */
export function VideoControls({state, send, hasCaptions, hasNext, canPicture, onHelp}: Props) {
  const isReady = state.hasTag('ready')
  const runs = isRunning(state)
  const {isMuted} = state.context.preferences
  return (
    <div role="group" aria-label={videoText.controls}>
      {isSeekable(state) || !isReady ? (
        <Seek state={state} send={send} />
      ) : (
        <p className={liveStyle}>{videoText.live}</p>
      )}
      <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between'})}>
        <div className={rowStyle}>
          <IconButton
            label={runs ? videoText.pause : videoText.play}
            icon={runs ? <PauseIcon /> : <PlayIcon />}
            disabled={!isReady}
            onClick={() => send({type: runs ? 'video.pause' : 'video.play'})}
          />
          <IconButton
            label={videoText.back}
            icon={<BackIcon />}
            disabled={!isReady}
            onClick={() => send({type: 'video.skip', by: -10})}
          />
          <IconButton
            label={videoText.forward}
            icon={<ForwardIcon />}
            disabled={!isReady}
            onClick={() => send({type: 'video.skip', by: 10})}
          />
          {hasNext ? (
            <IconButton label={videoText.next} icon={<NextIcon />} onClick={() => send({type: 'video.next'})} />
          ) : null}
          <IconButton
            label={isMuted ? videoText.unmute : videoText.mute}
            icon={isMuted ? <SoundOffIcon /> : <SoundIcon />}
            onClick={() => send({type: 'sound.toggle'})}
          />
        </div>
        <div className={rowStyle}>
          <Rate state={state} send={send} />
          <Sight state={state} send={send} hasCaptions={hasCaptions} canPicture={canPicture} />
          <IconButton label={videoText.shortcuts} icon={<KeyboardIcon />} onClick={onHelp} />
        </div>
      </div>
    </div>
  )
}

const rowStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center'})
const timeStyle = css({textStyle: 'caption', fontVariantNumeric: 'tabular-nums', minWidth: '9', color: 'text.default'})
const liveStyle = css({textStyle: 'overline', paddingInline: '2', paddingTop: '2', color: 'text.strong'})
const seekStyle = css({
  flex: '1',
  minWidth: '0',
  height: '6',
  appearance: 'none',
  bg: 'transparent',
  cursor: 'pointer',
  backgroundImage: '[linear-gradient({colors.brand.solid}, {colors.brand.solid})]',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[left center]',
  backgroundClip: 'content-box',
  paddingBlock: '2.5',
  borderRadius: 'sm',
  boxSizing: 'border-box',
  '&::-webkit-slider-runnable-track': {height: '1', borderRadius: 'full', bg: '[rgb(255 255 255 / 0.28)]'},
  '&::-moz-range-track': {height: '1', borderRadius: 'full', bg: '[rgb(255 255 255 / 0.28)]'},
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: '4',
    height: '4',
    marginTop: '[-0.375rem]',
    borderRadius: 'full',
    bg: '[#ffffff]',
    boxShadow: 'sm',
  },
  '&::-moz-range-thumb': {width: '4', height: '4', border: 'none', borderRadius: 'full', bg: '[#ffffff]'},
  _disabled: {cursor: 'default', opacity: '0.5'},
})
const rateStyle = css({
  minHeight: 'touch',
  minWidth: '[4.25rem]',
  paddingInline: '2',
  borderRadius: 'md',
  bg: 'transparent',
  color: 'text.default',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: {bg: 'surface.hover'},
  '& option': {bg: 'surface.raised', color: 'text.default'},
})
