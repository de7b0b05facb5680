import {useSelector} from '@xstate/react'
import {Suspense, useEffect, useState} from 'react'
import type {CardDraft} from '../../../domain/decks/card.ts'
import type {CommunityCard} from '../../../domain/decks/cards.ts'
import {type DeckPlace, deckPlaceOf} from '../../../domain/decks/place.ts'
import {pageSizeOf, windowOf} from '../../../domain/decks/paging.ts'
import {plainText} from '../../../domain/shared/plainText.ts'
import {cardCreationMachine} from '../../../machines/decks/cardCreation.machine.ts'
import {cardListMachine} from '../../../machines/decks/cardList.machine.ts'
import {lessonOf} from '../../../machines/decks/cardList.selectors.ts'
import {cardViewerMachine} from '../../../machines/decks/cardViewer.machine.ts'
import {deckListMachine} from '../../../machines/decks/deckList.machine.ts'
import {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import type {PagingEvent} from '../../../machines/decks/paging.types.ts'
import {addressOfImage} from '../../services/decks/cardImage.actors.ts'
import {readChoice} from '../../services/decks/choiceStore.ts'
import {cardListText, deckText} from '../../text/decks/decks.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useLocation} from '../shell/useAddress.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {ContentActionsSlot} from '../study/feedback/ContentActionsSlot.tsx'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {CardListView} from './CardListView.tsx'
import {
  createCardCreationImplementations,
  createCardListImplementations,
  createCardViewerImplementations,
  createPagingImplementations,
} from './cards.implementations.ts'
import {createDeckListImplementations} from './deckList.implementations.ts'
import {DeckListView} from './DeckListView.tsx'
import {PagingView} from './PagingView.tsx'

const DeckFiles = lazyNamed(() => import('./DeckFiles.tsx'), 'DeckFiles')
const SimilarCards = lazyNamed(() => import('./SimilarCards.tsx'), 'SimilarCards')
const CardCreationView = lazyNamed(() => import('./CardCreationView.tsx'), 'CardCreationView')
const CardViewerView = lazyNamed(() => import('./CardViewerView.tsx'), 'CardViewerView')

/** Letters of a front that name its card. */
const nameLength = 80

const only = ['report'] as const

const actionsOf = ({id, front}: CommunityCard) => (
  <ContentActionsSlot key={id} document={id} type="flashcard" title={plainText(front, nameLength)} only={only} />
)

const similarTo = ({lessonId, front}: CardDraft) => (
  <Suspense fallback={null}>
    <SimilarCards lessonId={lessonId} front={front} />
  </Suspense>
)

function useCreation(onCreated: () => void) {
  const student = useStudentActors()
  const actor = useFlow(cardCreationMachine, {
    implementations: createCardCreationImplementations({...student, onCreated}),
    input: () => undefined,
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const send = useSend(actor.send)
  const dialog = state.matches('closed') ? null : (
    <Suspense fallback={null}>
      <CardCreationView state={state} send={send} addressOf={addressOfImage} similarTo={similarTo} />
    </Suspense>
  )
  return {actor, dialog}
}

function DeckList({tab}: Pick<DeckPlace, 'tab'>) {
  const student = useStudentActors()
  const [areFilesOpen, setFilesOpen] = useState(false)
  const decks = useFlow(deckListMachine, {
    implementations: createDeckListImplementations({
      ...student,
      openCreation: (lessons) => creation.actor.send({type: 'creation.open', lessonId: null, lessons}),
    }),
    input: () => ({tab}),
  })
  const creation = useCreation(() => decks.send({type: 'decks.refresh'}))
  useEffect(() => decks.send({type: 'tab.changed', tab}), [decks, tab])
  useNetworkReturned(decks, 'network.returned')
  usePageTitle(deckText.title)
  const state = useSelector(decks, (snapshot) => snapshot)
  return (
    <>
      <DeckListView state={state} send={decks.send} onFiles={() => setFilesOpen(true)} />
      {areFilesOpen ? (
        <Suspense fallback={null}>
          <DeckFiles
            lessons={state.context.lessons}
            onImported={() => decks.send({type: 'decks.refresh'})}
            onClosed={() => setFilesOpen(false)}
          />
        </Suspense>
      ) : null}
      {creation.dialog}
    </>
  )
}

type CardsPlace = {readonly tab: DeckPlace['tab']; readonly lessonId: string}

function useCards({tab, lessonId}: CardsPlace) {
  const student = useStudentActors()
  const pageSize = pageSizeOf(tab, lessonId)
  const list = useFlow(cardListMachine, {
    implementations: createCardListImplementations({
      ...student,
      tellPaging: (event: PagingEvent) => paging.send(event),
    }),
    input: () => ({
      tab,
      lessonId,
      choice: readChoice(tab === 'comunidade' ? lessonId : ''),
      windowSize: windowOf(pageSize),
    }),
  })
  const paging = useFlow(pagingMachine, {
    implementations: createPagingImplementations({
      ...student,
      asked: () => ({tab, lessonId, ...list.getSnapshot().context.choice}),
      tellList: list.send,
    }),
    input: () => ({pageSize}),
  })
  useNetworkReturned(list, 'network.returned')
  // The deck that was opened may have stood far down.
  useEffect(() => {
    // Its promise is no way to undo an effect.
    void scrollTo({top: 0})
  }, [])
  return {list, paging}
}

function Cards({tab, lessonId}: CardsPlace) {
  const student = useStudentActors()
  const {now} = useRoot()
  const {list, paging} = useCards({tab, lessonId})
  const refresh = () => list.send({type: 'cards.refresh'})
  const viewer = useFlow(cardViewerMachine, {
    implementations: createCardViewerImplementations({...student, refreshLists: refresh}),
    input: () => ({tab}),
  })
  const creation = useCreation(() => {
    paging.send({type: 'list.reset'})
    refresh()
  })
  const state = useSelector(list, (snapshot) => snapshot)
  const pagingState = useSelector(paging, (snapshot) => snapshot)
  const viewerState = useSelector(viewer, (snapshot) => snapshot)
  const sendViewer = useSend(viewer.send)
  usePageTitle(`${lessonOf(state)?.title ?? cardListText.list} · ${deckText.title}`)
  return (
    <>
      <CardListView
        state={state}
        send={list.send}
        paging={pagingState}
        pages={<PagingView state={pagingState} send={paging.send} />}
        onOpen={(card) => viewer.send({type: 'card.open', ...card})}
        onCreate={() => creation.actor.send({type: 'creation.open', lessonId, lessons: []})}
      />
      {viewerState.hasTag('open') ? (
        <Suspense fallback={null}>
          <CardViewerView state={viewerState} send={sendViewer} now={now()} actionsOf={actionsOf} />
        </Suspense>
      ) : null}
      {creation.dialog}
    </>
  )
}

/** `/baralhos/{comunidade|meus-baralhos}/{lessonId}` (spec 2§2): the decks, or the cards of one of them. */
export function DecksScreen() {
  const [path] = useLocation()
  const {tab, lessonId} = deckPlaceOf(path)
  return lessonId === null ? <DeckList tab={tab} /> : <Cards key={`${tab}/${lessonId}`} tab={tab} lessonId={lessonId} />
}
