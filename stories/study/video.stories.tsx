import {videoMachine} from '../../machines/study/video.machine.ts'
import {VideoView} from '../../src/features/study/contents/VideoView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: videoMachine,
  View: (flow) => (
    <VideoView
      {...flow}
      title="Choque séptico na primeira hora"
      captions={[{lang: 'pt-BR', label: 'Português', url: 'data:text/vtt,WEBVTT'}]}
      nextTitle="Lactato e reavaliação"
      canPicture
      onHelp={() => undefined}
    />
  ),
  context: {
    id: 'v2',
    leftAt: 192,
    isWatched: false,
    preferences: {rate: 1, isCaptioned: true, isMuted: false},
    position: 192,
    duration: 845,
    keptAt: 190,
    isFullscreen: false,
    isPicture: false,
  },
})

export default {title: 'Fluxos/Estudo/Vídeo', ...meta}
export const Loading = at('loading', {position: 0, duration: 0})
export const ReadyOffering = at({ready: 'offering'}, {position: 0})
export const ReadyPaused = at({ready: 'paused'})
export const ReadyPaused_Muted = at({ready: 'paused'}, {preferences: {rate: 1.5, isCaptioned: false, isMuted: true}})
export const ReadyPlaying = at({ready: 'playing'})
export const ReadyPlaying_Live = at({ready: 'playing'}, {duration: 0})
export const ReadyBuffering = at({ready: 'buffering'})
export const ReadyEnded = at({ready: 'ended'}, {position: 845, isWatched: true})
export const Failed = at('failed')
export const Offline = at('offline')
