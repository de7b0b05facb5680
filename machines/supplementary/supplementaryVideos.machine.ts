import type {PlusPlaylist} from '../../domain/supplementary/supplementary.types.ts'
import {searchedList} from '../shared/searchedList.ts'

/** The playlists of the supplementary content, by category (flow F-141; spec 3§2.7). */
export const supplementaryVideosMachine = searchedList<PlusPlaylist>('supplementaryVideos')
