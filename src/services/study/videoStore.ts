import * as v from 'valibot'
import type {VideoPreferences, VideoProgress} from '../../../domain/study/video.ts'
import {accountStore} from '../platform/storage.ts'

const progress = v.object({seconds: v.number(), isWatched: v.boolean()})
const progresses = accountStore<[string, VideoProgress][]>(
  'videoProgress',
  1,
  v.array(v.tuple([v.string(), progress])),
  [],
)
const preferences = v.object({rate: v.number(), isCaptioned: v.boolean(), isMuted: v.boolean()})

/** The positions of this many videos are kept; the oldest go first. */
const most = 300

/** How far this account watched each video on this device. */
export const readProgress = (): Record<string, VideoProgress> => Object.fromEntries(progresses.read())

export function saveProgress(id: string, value: VideoProgress): void {
  const others = progresses.read().filter(([known]) => known !== id)
  progresses.write([...others.slice(1 - most), [id, value]])
}

/** Speed, captions and sound, as this account last chose them on this device. */
export const videoPreferences = accountStore<VideoPreferences>('video', 1, preferences, {
  rate: 1,
  isCaptioned: true,
  isMuted: false,
})
