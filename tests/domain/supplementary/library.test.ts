import {describe, expect, test} from 'vitest'
import {articleOf, articlePath} from '../../../domain/articles/articles.ts'
import {byCategory, foundPlaylists, recentDocuments, recentPlaylists} from '../../../domain/supplementary/library.ts'
import {documentsPath, playlistOf, playlistPath, videosPath} from '../../../domain/supplementary/paths.ts'
import type {PlusDocument, PlusPlaylist} from '../../../domain/supplementary/supplementary.types.ts'
import {articlesText} from '../../../src/text/articles/articles.ts'
import {supplementaryText, videoCount} from '../../../src/text/supplementary/supplementary.ts'
import {documents} from '../../models/supplementary/supplementaryDocuments.model.ts'
import {playlists} from '../../models/supplementary/supplementaryVideos.model.ts'

const many = <Item>(item: Item, amount: number, on: (index: number) => string) =>
  Array.from({length: amount}, (_, index) => ({...item, on: on(index)}))
const dayOfMonth = (index: number) => `202611${String(index + 1).padStart(2, '0')}`

describe('Novidades', () => {
  const [playlist] = playlists as [PlusPlaylist, ...PlusPlaylist[]]
  const [document] = documents as [PlusDocument, ...PlusDocument[]]

  test('are the 20 playlists with the newest videos', () => {
    const days = recentPlaylists(many(playlist, 25, dayOfMonth)).map(({on}) => on)
    expect([days.length, days[0], days.at(-1)]).toEqual([20, '20261125', '20261106'])
  })

  test('are the 5 newest documents', () => {
    const days = recentDocuments(many(document, 7, dayOfMonth)).map(({on}) => on)
    expect(days).toEqual(['20261107', '20261106', '20261105', '20261104', '20261103'])
  })
})

test('playlists are found by category or name, accents and case aside', () => {
  const found = (search: string) => foundPlaylists(playlists, search).map(({name}) => name)
  expect([found('AMBULATORIO'), found('minutos'), found('  '), found('nada')]).toEqual([
    ['Doenças crônicas'],
    ['Primeiros minutos'],
    ['Primeiros minutos', 'Doenças crônicas'],
    [],
  ])
})

test('categories stand in the order of the Portuguese alphabet', () => {
  const items = ['Úlcera', 'Ética', 'Dor', 'Ética'].map((category) => ({category}))
  expect(byCategory(items).map(({category, items: own}) => [category, own.length])).toEqual([
    ['Dor', 1],
    ['Ética', 2],
    ['Úlcera', 1],
  ])
})

describe('addresses', () => {
  test.each([
    {category: 'Urgência e emergência', playlist: 'Os primeiros minutos'},
    {category: 'A/B', playlist: '100% ou mais?'},
  ])('a playlist is opened at its own: %o', (place) => {
    expect(playlistOf(new URL(playlistPath(place, 'aristo'), 'https://aristo.example').pathname, 'aristo')).toEqual(
      place,
    )
  })

  test.each([
    videosPath('aristo'),
    documentsPath('aristo'),
    '/mais-aristo/videos/so-categoria',
    '/mais-aristo/videos/a/b/c',
  ])('%s names no playlist', (path) => {
    expect(playlistOf(path, 'aristo')).toBeNull()
  })

  test('a name that was not written as one is taken as it is', () => {
    expect(playlistOf('/mais-aristo/videos/100%/b', 'aristo')).toEqual({category: '100%', playlist: 'b'})
  })

  test('an article is read at its own, whatever its id', () => {
    expect(articleOf(articlePath('aristo/sono-e-estudo'))).toBe('aristo/sono-e-estudo')
    expect(['/artigos', '/artigos/', '/artigos/a/b', '/outra'].map(articleOf)).toEqual([null, null, null, null])
    expect(articleOf('/artigos/100%')).toBe('100%')
  })
})

test('the words are those of the specification', () => {
  const {novelties, noVideos, noDocuments, nothing, more} = supplementaryText
  expect([novelties, noVideos, noDocuments, nothing, more]).toEqual([
    'Novidades',
    'Sem vídeos aqui...',
    'Nenhum documento encontrado',
    'Nada por aqui...',
    'Mostrar mais',
  ])
  expect([articlesText.none, videoCount(1), videoCount(5)]).toEqual(['Nada por aqui...', '1 vídeo', '5 vídeos'])
})
