import {type ReactNode, type Ref, useId} from 'react'
import {videoPlayer} from 'styled-system/recipes/video-player'
import {ChevronDownIcon} from '../icon/lateIcons.tsx'

export interface VideoPlayerProps {
  readonly title: string
  readonly captions: readonly {readonly src: string; readonly label: string; readonly lang: string}[]
  /** The same video in several formats; the browser takes the first it knows. Without any, whoever holds `media` brings one. */
  readonly sources?: readonly {readonly src: string; readonly type: string}[]
  readonly poster?: string
  readonly transcript?: {readonly title: string; readonly lines: readonly string[]}
  /** Controls of our own, under the picture. Without them the browser's are shown and the video starts by itself, silent. */
  readonly controls?: ReactNode
  /** Over the picture: an offer, a spinner, or why there is no picture. */
  readonly cover?: ReactNode
  /** A press on the picture itself. */
  readonly onPress?: () => void
  readonly media?: Ref<HTMLVideoElement>
  /** What fills the screen: the picture with its controls. */
  readonly stage?: Ref<HTMLDivElement>
  /** The video cannot be played: it gives its room to the transcript. */
  readonly isBroken?: boolean
  readonly onError?: () => void
}

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Captions of another origin are only read when the video is asked for as its owner allows it. */
const crossOriginOf = (captions: VideoPlayerProps['captions']) =>
  captions.some(({src}) => /^https?:/.test(src)) ? {crossOrigin: 'anonymous' as const} : {}

function Picture({
  title,
  captions,
  sources = [],
  poster,
  controls,
  media,
  onPress,
  onError,
  transcriptId,
}: VideoPlayerProps & {readonly transcriptId?: string}) {
  const styles = videoPlayer()
  const isOwn = controls !== undefined
  const [first, ...others] = captions
  return (
    <video
      className={styles.video}
      aria-label={title}
      preload="metadata"
      playsInline
      {...(isOwn ? {tabIndex: -1, onClick: onPress} : {controls: true, muted: true, autoPlay: wantsMotion()})}
      {...(transcriptId !== undefined && {'aria-describedby': transcriptId})}
      {...(poster !== undefined && {poster})}
      {...(media !== undefined && {ref: media})}
      {...crossOriginOf(captions)}
      onError={onError}
    >
      {sources.map(({src, type}, index) => (
        // A browser asks its sources in turn: the error of the last one is the video's.
        <source key={src} src={src} type={type} {...(index === sources.length - 1 && {onError})} />
      ))}
      <track kind="captions" srcLang={first?.lang} src={first?.src} label={first?.label} />
      {others.map(({src, label, lang}) => (
        <track key={src} kind="captions" srcLang={lang} src={src} label={label} />
      ))}
    </video>
  )
}

/** A video with its captions: with the browser's controls and a transcript, or with controls and covers of our own. */
export const VideoPlayer = (props: VideoPlayerProps) => {
  const {transcript, controls, cover, stage, isBroken = false} = props
  const styles = videoPlayer()
  const id = useId()
  return (
    <div className={styles.root}>
      {isBroken ? null : (
        <div className={styles.stage} {...(stage !== undefined && {ref: stage})}>
          <div className={styles.picture}>
            <Picture {...props} {...(transcript !== undefined && {transcriptId: id})} />
            {cover === undefined || cover === null ? null : <div className={styles.cover}>{cover}</div>}
          </div>
          {controls === undefined ? null : <div className={styles.controls}>{controls}</div>}
        </div>
      )}
      {transcript === undefined ? null : (
        <details className={styles.transcript} open={isBroken}>
          <summary className={styles.summary}>
            <ChevronDownIcon />
            {transcript.title}
          </summary>
          <div className={styles.words} id={id}>
            {transcript.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
