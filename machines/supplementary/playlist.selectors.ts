import type {SnapshotFrom} from 'xstate'
import type {StudyContent} from '../../domain/study/contents.types.ts'
import {listedOf, nextOf, selectedOf} from '../../domain/study/playlist.ts'
import {listedFirst} from '../../domain/supplementary/library.ts'
import type {supplementaryPlaylistMachine} from './supplementaryPlaylist.machine.ts'

type PlaylistSnapshot = SnapshotFrom<typeof supplementaryPlaylistMachine>

/** The video on the screen; null while there is none. */
export const shownVideo = ({context}: PlaylistSnapshot): StudyContent | null =>
  selectedOf(context.items, context.requestedId)

/** The one that follows it; null at the end of the playlist. */
export function followingVideo(state: PlaylistSnapshot): StudyContent | null {
  const shown = shownVideo(state)
  return shown === null ? null : nextOf(state.context.items, shown.id)
}

/** The videos whose title or subtitle has the searched words (spec 3§2.7). */
export const foundVideos = ({context: {items, search}}: PlaylistSnapshot): readonly StudyContent[] =>
  listedOf(items, {search, category: null})

/** What of them a small screen lists. */
export const firstVideos = (state: PlaylistSnapshot): readonly StudyContent[] =>
  listedFirst(foundVideos(state), state.context.most, shownVideo(state)?.id ?? null)
