import {supplementaryVideosMachine} from '../../machines/supplementary/supplementaryVideos.machine.ts'
import {VideosView} from '../../src/features/supplementary/VideosView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {playlists} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: supplementaryVideosMachine,
  View: VideosView,
  context: {items: playlists, isFromDevice: false, search: ''},
})

const none = {items: []}

export default {title: 'Fluxos/Mais Aristo/Vídeos', ...meta}
export const Loading = at('loading', none)
export const List = at('list')
export const List_Found = at('list', {search: 'gestação', isFromDevice: true})
export const List_NothingFound = at('list', {search: 'dermatologia'})
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
