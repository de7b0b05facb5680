import {css} from 'styled-system/css'
import {supplementaryPlaylistMachine} from '../../machines/supplementary/supplementaryPlaylist.machine.ts'
import {PlaylistView} from '../../src/features/supplementary/PlaylistView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {videos} from './fixtures.ts'

const still = <div className={css({aspectRatio: '16 / 9', bg: 'surface.sunken', borderRadius: 'lg'})} />

const {at, meta} = flowStories({
  machine: supplementaryPlaylistMachine,
  View: ({state, send}) => <PlaylistView state={state} send={send} isWide={false} player={still} actions={null} />,
  context: {
    category: 'Urgência e emergência',
    playlist: 'Os primeiros minutos',
    requestedId: null,
    items: videos,
    isFromDevice: false,
    search: '',
    most: 5,
    progress: {v1: {seconds: 0, isWatched: true}, v2: {seconds: 31, isWatched: false}},
  },
})

const none = {items: []}

export default {title: 'Fluxos/Mais Aristo/Playlist', ...meta}
export const Loading = at('loading', none)
export const Player = at('player')
export const Player_Found = at('player', {search: 'avc', isFromDevice: true, requestedId: 'v3'})
export const Player_NothingFound = at('player', {search: 'dermatologia'})
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
