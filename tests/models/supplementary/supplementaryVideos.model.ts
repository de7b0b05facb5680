import {foundPlaylists} from '../../../domain/supplementary/library.ts'
import type {PlusPlaylist} from '../../../domain/supplementary/supplementary.types.ts'
import {supplementaryVideosMachine} from '../../../machines/supplementary/supplementaryVideos.machine.ts'
import {listFailures, supplementaryText} from '../../../src/text/supplementary/supplementary.ts'
import {listModel, listView} from './lists.ts'

export const playlists: readonly PlusPlaylist[] = [
  {category: 'Urgência', name: 'Primeiros minutos', amount: 5, on: '20261120'},
  {category: 'Ambulatório', name: 'Doenças crônicas', amount: 1, on: '20261022'},
]

export const videosModel = listModel(supplementaryVideosMachine, {items: playlists, search: ['urgencia', 'nenhuma']})

export const videosView = listView<PlusPlaylist>(
  {
    ...listFailures.videos,
    search: supplementaryText.searchPlaylists,
    loading: supplementaryText.loadingVideos,
    none: supplementaryText.noVideos,
    nothing: supplementaryText.nothing,
    fromDevice: supplementaryText.fromDevice,
  },
  ({items, search}) => foundPlaylists(items, search).length > 0,
  'Primeiros minutos',
)
