import {ContentTab} from '../contents/ContentTab.tsx'
import type {PaneProps} from './pane.ts'

/** One video, apostila or mind map: a list of one. */
export const VideoPane = ({id, onFavorite}: PaneProps) => <ContentTab kind="video" ids={[id]} onFavorite={onFavorite} />
export const TextPane = ({id, onFavorite}: PaneProps) => <ContentTab kind="text" ids={[id]} onFavorite={onFavorite} />
export const MindmapPane = ({id, onFavorite}: PaneProps) => <ContentTab kind="mindmap" ids={[id]} onFavorite={onFavorite} />
