import type {SnapshotFrom} from 'xstate'
import type {StudyContent} from '../../domain/study/contents.types.ts'
import {categoriesOf, listedOf, nextOf, selectedOf} from '../../domain/study/playlist.ts'
import type {contentTabMachine} from './contentTab.machine.ts'

type ContentTabSnapshot = SnapshotFrom<typeof contentTabMachine>

/** The content on the screen; null while there is none. */
export const selectedContent = ({context}: ContentTabSnapshot): StudyContent | null =>
  selectedOf(context.items, context.requestedId)

/** The one that follows it in the playlist; null at its end. */
export function nextContent(state: ContentTabSnapshot): StudyContent | null {
  const selected = selectedContent(state)
  return selected === null ? null : nextOf(state.context.items, selected.id)
}

/** What of the playlist is listed. */
export const listedContents = ({context}: ContentTabSnapshot): readonly StudyContent[] =>
  listedOf(context.items, context)

/** The categories to narrow the playlist to. */
export const playlistCategories = ({context}: ContentTabSnapshot): readonly string[] => categoriesOf(context.items)
