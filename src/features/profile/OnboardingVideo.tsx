import {css} from 'styled-system/css'
import {onboardingText} from '../../text/profile/onboarding.ts'
import {onboardingVideos} from '../../text/profile/onboardingVideos.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {VideoPlayer} from '../../ui/content/VideoPlayer.tsx'

type Props = {
  readonly video: keyof typeof onboardingVideos
  readonly isBroken: boolean
  readonly onError: () => void
}

/** One of the two videos, or its words alone where it cannot be played. */
export function OnboardingVideo({video, isBroken, onError}: Props) {
  const {name, title, scenes} = onboardingVideos[video]
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '3'})}>
      {isBroken ? (
        <Alert tone="warning" role="status" title={onboardingText.videoFailed}>
          {onboardingText.videoFailedHint}
        </Alert>
      ) : null}
      <VideoPlayer
        key={name}
        title={title}
        sources={[
          {src: `/media/${name}.mp4`, type: 'video/mp4'},
          {src: `/media/${name}.webm`, type: 'video/webm'},
        ]}
        poster={`/media/${name}.jpg`}
        captions={[{src: `/media/${name}.vtt`, label: onboardingText.captions, lang: 'pt-BR'}]}
        transcript={{title: onboardingText.transcript, lines: scenes.map(({text}) => text)}}
        isBroken={isBroken}
        onError={onError}
      />
    </div>
  )
}
