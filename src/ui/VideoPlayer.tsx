import {useId} from 'react'
import {videoPlayer} from 'styled-system/recipes/video-player'
import {ChevronDownIcon} from './icons.tsx'

export interface VideoPlayerProps {
  readonly title: string
  /** The same video in several formats; the browser takes the first it knows. */
  readonly sources: readonly {readonly src: string; readonly type: string}[]
  readonly poster: string
  readonly captions: {readonly src: string; readonly label: string}
  readonly transcript: {readonly title: string; readonly lines: readonly string[]}
  /** The video cannot be played: only its words are shown. */
  readonly isBroken: boolean
  readonly onError: () => void
}

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** A silent video with the browser's own controls, captions and a transcript. It starts by itself unless the person wants less motion. */
export const VideoPlayer = ({title, sources, poster, captions, transcript, isBroken, onError}: VideoPlayerProps) => {
  const styles = videoPlayer()
  const id = useId()
  return (
    <div className={styles.root}>
      {isBroken ? null : (
        <video
          className={styles.video}
          aria-label={title}
          aria-describedby={id}
          controls
          muted
          playsInline
          autoPlay={wantsMotion()}
          preload="metadata"
          poster={poster}
          onError={onError}
        >
          {sources.map(({src, type}, index) => (
            // A browser asks its sources in turn: the error of the last one is the video's.
            <source key={src} src={src} type={type} {...(index === sources.length - 1 && {onError})} />
          ))}
          <track kind="captions" srcLang="pt-BR" src={captions.src} label={captions.label} />
        </video>
      )}
      <details className={styles.transcript} open={isBroken}>
        <summary className={styles.summary}><ChevronDownIcon />{transcript.title}</summary>
        <div className={styles.words} id={id}>{transcript.lines.map((line) => <p key={line}>{line}</p>)}</div>
      </details>
    </div>
  )
}
