import {ContentTab} from '../contents/ContentTab.tsx'
import {favoriteActions, type PaneProps} from './pane.ts'

type Kind = Parameters<typeof ContentTab>[0]['kind']

const paneOf = (kind: Kind) =>
  function Pane({id, onFavorite}: PaneProps) {
    return <ContentTab kind={kind} ids={[id]} onFavorite={onFavorite} {...(onFavorite && {actions: favoriteActions})} />
  }

/** One video, apostila or mind map: a list of one. */
export const VideoPane = paneOf('video')
export const TextPane = paneOf('text')
export const MindmapPane = paneOf('mindmap')
