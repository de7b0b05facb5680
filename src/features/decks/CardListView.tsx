import {type ReactNode, useRef} from 'react'
import {css} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {type CommunityCard, cardOrders} from '../../../domain/decks/cards.ts'
import {deckPath} from '../../../domain/decks/place.ts'
import {plainText} from '../../../domain/shared/plainText.ts'
import type {cardListMachine} from '../../../machines/decks/cardList.machine.ts'
import {
  areLessonsKnown,
  cardsOf,
  choiceOf,
  isCommunity,
  isLessonOpen,
  isOfAllLessons,
  lessonOf,
  orderOf,
  tabOfCards,
} from '../../../machines/decks/cardList.selectors.ts'
import type {CardListEvent} from '../../../machines/decks/cardList.types.ts'
import type {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import {cardsShown, offsetOf} from '../../../machines/decks/paging.selectors.ts'
import {cardListText, deckText, openCard, orderNames, timesAdded} from '../../text/decks/decks.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {ArrowLeftIcon, CheckIcon, PlusIcon, UserIcon} from '../../ui/icon/icons.tsx'
import {SearchIcon} from '../../ui/icon/playerIcons.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {cardFace, cardGrid, cardInner, cardTile, createTile, faceText, iconLink} from './cardStyles.ts'
import {tileTitle} from './styles.ts'

type Props = {
  readonly state: SnapshotFrom<typeof cardListMachine>
  readonly send: (event: CardListEvent) => void
  readonly paging: SnapshotFrom<typeof pagingMachine>
  readonly onOpen: (card: {readonly cards: readonly CommunityCard[]; readonly index: number}) => void
  readonly onCreate: () => void
  /** The buttons of the pages. */
  readonly pages?: ReactNode
}

/** Letters of a face that a small card shows. */
const shownLetters = 140

function nameOf(state: Props['state']): string {
  if (isOfAllLessons(state)) return cardListText.all
  const lesson = lessonOf(state)
  if (lesson !== undefined) return lesson.title
  return areLessonsKnown(state) ? cardListText.unknownLesson : deckText.title
}

function Header({state}: Pick<Props, 'state'>) {
  return (
    <header className={css({display: 'flex', alignItems: 'center', gap: '3', minWidth: '0'})}>
      <a
        href={deckPath(tabOfCards(state))}
        className={iconLink}
        aria-label={cardListText.back}
        title={cardListText.back}
      >
        <ArrowLeftIcon />
      </a>
      <div className={css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0'})}>
        <h1 className={css({textStyle: 'title', color: 'text.strong', overflowWrap: 'anywhere'})}>{nameOf(state)}</h1>
        <Badge tone={isCommunity(state) ? 'info' : 'brand'} icon={<UserIcon size={14} />}>
          {isCommunity(state) ? cardListText.community : cardListText.mine}
        </Badge>
      </div>
    </header>
  )
}

function Search({state, send}: Pick<Props, 'state' | 'send'>) {
  const field = useRef<HTMLInputElement>(null)
  const {includes} = choiceOf(state)
  const submit = (words: string) => send({type: 'search.submit', includes: words})
  return (
    <form
      role="search"
      className={searchStyle}
      onSubmit={(event) => {
        event.preventDefault()
        submit(field.current?.value ?? '')
      }}
    >
      <TextField
        key={includes}
        ref={field}
        type="search"
        label={cardListText.search}
        placeholder={cardListText.search}
        defaultValue={includes}
        maxLength={100}
      />
      <Button type="submit" variant="outline" icon={<SearchIcon />}>
        {cardListText.searchButton}
      </Button>
    </form>
  )
}

const Tools = ({state, send}: Pick<Props, 'state' | 'send'>) => (
  <div className={toolsStyle}>
    <Search state={state} send={send} />
    {state.matches('list') ? (
      <SelectField
        label={cardListText.order}
        options={cardOrders.map((order) => ({value: order, label: orderNames[order]}))}
        value={orderOf(state)}
        onChange={({currentTarget: {value}}) => {
          const sortBy = cardOrders.find((order) => order === value)
          if (sortBy !== undefined) send({type: 'sort.pick', sortBy})
        }}
      />
    ) : null}
  </div>
)

type TileProps = {
  readonly card: CommunityCard
  readonly number: number
  /** Its place on the page, from 0: it comes 0.05 s after the one before (spec 2§9). */
  readonly place: number
  readonly onOpen: () => void
}

function CardTile({card, number, place, onOpen}: TileProps) {
  const front = plainText(card.front, shownLetters)
  return (
    <li style={{animationDelay: `${place * 0.05}s`}}>
      <button type="button" className={cardTile} onClick={onOpen}>
        <span className="visuallyHidden">{openCard(number, front)}</span>
        {card.isAdded ? <span className="visuallyHidden"> {cardListText.added}</span> : null}
        <span className={cardInner} data-inner aria-hidden="true">
          <span className={cardFace} data-face="front">
            <span className={css({display: 'flex', justifyContent: 'space-between', gap: '2', textStyle: 'small'})}>
              <span className={css({color: 'text.muted'})}>{number}</span>
              {card.isAdded ? (
                <span className={css({color: 'right.text'})} title={cardListText.added}>
                  <CheckIcon size={18} />
                </span>
              ) : null}
            </span>
            {card.prefix === null ? null : <span className={css({textStyle: 'overline'})}>{card.prefix}</span>}
            <span className={faceText}>{front}</span>
            <span className={css({textStyle: 'small', color: 'text.muted'})}>{timesAdded(card.timesAdded)}</span>
          </span>
          <span className={cardFace} data-face="back">
            <span className={faceText}>{plainText(card.back, shownLetters)}</span>
          </span>
        </span>
      </button>
    </li>
  )
}

const CreateTile = ({onCreate}: Pick<Props, 'onCreate'>) => (
  <li>
    <button type="button" className={createTile} onClick={onCreate}>
      <PlusIcon size={28} />
      <span className={tileTitle}>{cardListText.create}</span>
    </button>
  </li>
)

function Cards({state, paging, onOpen, onCreate, pages}: Props) {
  const cards = cardsOf(state)
  const before = offsetOf(paging)
  return (
    <>
      {state.matches({list: 'sorting'}) ? (
        <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
          {cardListText.sorting}
        </p>
      ) : null}
      <ul className={cardGrid} aria-label={cardListText.list}>
        {isLessonOpen(state) ? <CreateTile onCreate={onCreate} /> : null}
        {cardsShown(paging, cards).map((card, place) => (
          <CardTile
            key={card.id}
            card={card}
            number={before + place + 1}
            place={place}
            onOpen={() => onOpen({cards, index: before + place})}
          />
        ))}
      </ul>
      {pages}
    </>
  )
}

function NoneFound({state, send}: Pick<Props, 'state' | 'send'>) {
  const isSearched = choiceOf(state).includes !== ''
  return (
    <EmptyState
      art="search"
      title={cardListText.noneFound}
      actions={
        isSearched ? (
          <Button onClick={() => send({type: 'search.submit', includes: ''})}>{cardListText.clearSearch}</Button>
        ) : undefined
      }
    >
      {isSearched ? cardListText.noneFoundHint : cardListText.noneAllHint}
    </EmptyState>
  )
}

function Body(props: Props) {
  const {state, send, onCreate} = props
  if (state.matches('loading') || state.matches('deciding'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="row" lines={6} label={cardListText.loading} />
      </div>
    )
  if (state.matches('emptySearch')) return <NoneFound {...props} />
  if (state.matches('emptyLesson'))
    return (
      <EmptyState
        title={cardListText.noneWritten}
        actions={isLessonOpen(state) ? <Button onClick={onCreate}>{cardListText.createFirst}</Button> : undefined}
      >
        {cardListText.noneWrittenHint}
      </EmptyState>
    )
  if (state.matches('emptyMine'))
    return <EmptyState title={cardListText.noneMine}>{cardListText.noneMineHint}</EmptyState>
  if (!state.matches('list'))
    return (
      <LoadFailed
        isOffline={state.matches('offline')}
        words={cardListText}
        onRetry={() => send({type: 'cards.retry'})}
      />
    )
  return <Cards {...props} />
}

/** The cards of a lesson, or of all, in every state of their chart (F-091). */
export function CardListView(props: Props) {
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <Header state={props.state} />
      {isCommunity(props.state) ? <Tools {...props} /> : null}
      <Body {...props} />
    </section>
  )
}

const toolsStyle = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  minWidth: '0',
  md: {gridTemplateColumns: '[minmax(0, 1fr) 14rem]'},
})
const searchStyle = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  minWidth: '0',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
})
