import {favoritesMachine} from '../../machines/study/favorites.machine.ts'
import type {FavoriteItem} from '../../machines/study/favorites.types.ts'
import {openFavorite} from '../../machines/study/favorites.selectors.ts'
import {FavoritesView} from '../../src/features/study/favorites/FavoritesView.tsx'
import {RichTextView} from '../../src/ui/content/RichTextView.tsx'
import {openQuestion} from '../support/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'

const cases = [
  'Mulher de 67 anos, diabética, é trazida ao pronto-socorro com febre, tosse produtiva e confusão mental há um dia. Qual é a conduta?',
  'Gestante de 28 semanas com pressão arterial de 150 × 100 mmHg em duas medidas. Qual exame define o diagnóstico?',
  'Lactente de 8 meses com diarreia há três dias, olhos fundos e sinal da prega. Como hidratar?',
  'Homem de 45 anos com dor lombar de início súbito e hematúria.',
] as const

const favorite = (index: number): FavoriteItem => ({
  id: `f${index + 1}`,
  title: cases[index % cases.length] ?? '',
  detail: `Hospital Universitário Fictício de Aurora · SP · ${2025 - (index % 6)} · Sepse`,
})

const items = Array.from({length: 12}, (_, index) => favorite(index))

const {at, meta} = flowStories({
  machine: favoritesMachine,
  View: ({state, send}) => (
    <FavoritesView state={state} send={send} tab={state.context.tab}>
      {openFavorite(state) ? <RichTextView value={openQuestion.body} measure="full" tableLabel="Tabela" /> : null}
    </FavoritesView>
  ),
  context: {tab: 'questao', isOffered: true, items, removed: [], hasMore: false, isFromDevice: false, openId: null},
})

const none = {items: []}

export default {title: 'Fluxos/Estudo/Favoritos', ...meta}
export const Deciding = at('deciding', none)
export const Unavailable = at('unavailable', {...none, isOffered: false})
export const Loading = at('loading', none)
export const Empty = at('empty', none)
export const Empty_Videos = at('empty', {...none, tab: 'video'})
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const ListedList = at({listed: 'list'})
export const ListedList_Open = at({listed: 'list'}, {openId: 'f2'})
export const ListedList_OpenRemoved = at({listed: 'list'}, {openId: 'f2', removed: ['f2']})
export const ListedList_AllRemoved = at({listed: 'list'}, {items: items.slice(0, 1), openId: 'f1', removed: ['f1']})
export const ListedList_OpenUnknown = at({listed: 'list'}, {openId: 'elsewhere'})
export const ListedList_FromDevice = at({listed: 'list'}, {items: items.slice(0, 3), isFromDevice: true})
export const ListedList_Hundreds = at(
  {listed: 'list'},
  {items: Array.from({length: 300}, (_, index) => favorite(index)), hasMore: true},
)
export const ListedLoadingMore = at({listed: 'loadingMore'}, {items: items.slice(0, 3), hasMore: true})
export const ListedMoreFailed = at({listed: 'moreFailed'}, {items: items.slice(0, 3), hasMore: true})
