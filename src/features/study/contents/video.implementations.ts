import type {VideoProgress} from '../../../../domain/study/video.ts'
import type {videoMachine} from '../../../../machines/study/video.machine.ts'
import {videoMediaWith, type videoPlace} from '../../../services/study/videoMedia.ts'
import {saveProgress, videoPreferences} from '../../../services/study/videoStore.ts'
import type {Implementations} from '../../useFlow.ts'

type Deps = {
  readonly url: string
  readonly place: ReturnType<typeof videoPlace>
  readonly onNext: (() => void) | undefined
  readonly onProgress: ((id: string, progress: VideoProgress) => void) | undefined
}

export const createVideoImplementations = ({
  url,
  place,
  onNext,
  onProgress,
}: Deps): Implementations<typeof videoMachine> => ({
  actors: {media: videoMediaWith(url, place)},
  actions: {
    keepProgress: (_, params) => {
      saveProgress(params.id, params.progress)
      onProgress?.(params.id, params.progress)
    },
    keepPreferences: (_, {preferences}) => videoPreferences.write(preferences),
    openNext: () => onNext?.(),
  },
})
