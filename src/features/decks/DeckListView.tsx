import {type ReactElement, type ReactNode, Suspense} from 'react'
import {css, cx} from 'styled-system/css'
import type {SnapshotFrom} from 'xstate'
import {areaChips, type Deck, type DeckTab, deckTabs} from '../../../domain/decks/deckList.ts'
import {allLessons, deckPath} from '../../../domain/decks/place.ts'
import {areaNames} from '../../../domain/themes/areas.ts'
import type {deckListMachine} from '../../../machines/decks/deckList.machine.ts'
import {
  areDecksFromDevice,
  areDecksNarrowed,
  filtersOf,
  shownDecks,
  tabOf,
} from '../../../machines/decks/deckList.selectors.ts'
import type {DeckListEvent} from '../../../machines/decks/deckList.types.ts'
import {deckFilesText} from '../../text/decks/deckFiles.ts'
import {deckCount, deckTabNames, deckText, flashcardCount} from '../../text/decks/decks.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {CardsIcon, PlusIcon} from '../../ui/icon/icons.tsx'
import {HelpIcon} from '../../ui/icon/lateIcons.tsx'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Badge} from '../../ui/status/Badge.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {
  areaChip,
  createTile,
  deckGroup,
  deckGroups,
  deckTile,
  laterDeckGroup,
  tileHint,
  tilesOfGroup,
  tileTitle,
} from './styles.ts'

const DecksHelp = lazyNamed(() => import('./DecksHelp.tsx'), 'DecksHelp')
const Tooltip = lazyNamed(() => import('../../ui/overlay/Tooltip.tsx'), 'Tooltip')

type Props = {
  readonly state: SnapshotFrom<typeof deckListMachine>
  readonly send: (event: DeckListEvent) => void
  /** Opens import and export. */
  readonly onFiles?: () => void
}

const chipOf = ({state, send}: Props, area: (typeof areaChips)[number]) => (
  <button
    type="button"
    className={areaChip}
    aria-pressed={filtersOf(state).areas.includes(area)}
    aria-label={`${area}: ${areaNames[area]}`}
    onClick={() => send({type: 'area.click', area})}
  >
    {area}
  </button>
)

function Chip(props: Props & {readonly area: (typeof areaChips)[number]}) {
  const chip = chipOf(props, props.area)
  return (
    <Suspense fallback={chip}>
      <Tooltip content={areaNames[props.area]}>{chip}</Tooltip>
    </Suspense>
  )
}

function Filters(props: Props) {
  const {state, send} = props
  return (
    <div className={filtersStyle}>
      <TextField
        type="search"
        label={deckText.search}
        placeholder={deckText.search}
        value={filtersOf(state).search}
        onChange={({currentTarget: {value}}) => send({type: 'search.set', search: value})}
      />
      <div role="group" aria-label={deckText.areas} className={chipsStyle}>
        {areaChips.map((area) => (
          <Chip key={area} {...props} area={area} />
        ))}
      </div>
    </div>
  )
}

const Tile = ({children}: {readonly children: ReactNode}) => (
  <div role="listitem" className={css({minWidth: '0'})}>
    {children}
  </div>
)

const DeckTile = ({deck: {lessonId, title, count, area}, href}: {readonly deck: Deck; readonly href: string}) => (
  <Tile>
    <a href={href} className={deckTile} data-deck={lessonId}>
      {area === null ? <span /> : <Badge tone="brand">{area}</Badge>}
      <span className={tileTitle}>{title}</span>
      <span className={tileHint}>{flashcardCount(count)}</span>
    </a>
  </Tile>
)

const CreateTile = ({send}: Pick<Props, 'send'>) => (
  <Tile>
    <button type="button" className={cx(deckTile, createTile)} onClick={() => send({type: 'creation.open'})}>
      <PlusIcon size={28} />
      <span className={tileTitle}>{deckText.create}</span>
      <span className={tileHint}>{deckText.createHint}</span>
    </button>
  </Tile>
)

const AllTile = ({tab}: {readonly tab: DeckTab}) => (
  <Tile>
    <a href={deckPath(tab, allLessons)} className={deckTile}>
      <CardsIcon size={24} />
      <span className={tileTitle}>{deckText.all}</span>
      <span className={tileHint}>{deckText.allHint}</span>
    </a>
  </Tile>
)

/** One list, in groups that are drawn when they come near the screen. */
function Tiles({tiles}: {readonly tiles: readonly ReactElement[]}) {
  const groups = Array.from({length: Math.ceil(tiles.length / tilesOfGroup)}, (_, at) => at * tilesOfGroup)
  return (
    <div role="list" className={deckGroups} aria-label={deckText.list}>
      {groups.map((from) => (
        <div key={from} role="presentation" className={from === 0 ? deckGroup : laterDeckGroup}>
          {tiles.slice(from, from + tilesOfGroup)}
        </div>
      ))}
    </div>
  )
}

function Decks({state, send}: Props) {
  const tab = tabOf(state)
  const decks = shownDecks(state)
  const isNarrowed = areDecksNarrowed(state)
  const isListed = decks.length > 0 || !isNarrowed || state.can({type: 'creation.open'})
  return (
    <>
      {areDecksFromDevice(state) ? (
        <Alert tone="info" role="status">
          {deckText.fromDevice}
        </Alert>
      ) : null}
      <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
        {deckCount(decks.length)}
      </p>
      {decks.length === 0 ? (
        <EmptyState
          art="search"
          title={tab === 'comunidade' ? deckText.noneFound : deckText.noneMine}
          actions={<Button onClick={() => send({type: 'filters.clear'})}>{deckText.clear}</Button>}
        >
          {deckText.noneFoundHint}
        </EmptyState>
      ) : null}
      {isListed ? (
        <Tiles
          tiles={[
            ...(state.can({type: 'creation.open'}) ? [<CreateTile key="create" send={send} />] : []),
            ...(isNarrowed ? [] : [<AllTile key="all" tab={tab} />]),
            ...decks.map((deck) => (
              <DeckTile key={`deck ${deck.lessonId}`} deck={deck} href={deckPath(tab, deck.lessonId)} />
            )),
          ]}
        />
      ) : null}
    </>
  )
}

function Empty({state, send}: Props) {
  if (tabOf(state) === 'meus-baralhos')
    return (
      <EmptyState
        title={deckText.noneMine}
        actions={<ButtonLink href={deckPath('comunidade')}>{deckText.toCommunity}</ButtonLink>}
      >
        {deckText.noneMineHint}
      </EmptyState>
    )
  return (
    <EmptyState
      art="search"
      title={deckText.noneFound}
      actions={
        state.can({type: 'creation.open'}) ? (
          <Button icon={<PlusIcon />} onClick={() => send({type: 'creation.open'})}>
            {deckText.create}
          </Button>
        ) : undefined
      }
    >
      {deckText.noneWrittenHint}
    </EmptyState>
  )
}

function Body(props: Props) {
  const {state, send} = props
  if (state.matches('loading'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="row" lines={6} label={deckText.loading} />
      </div>
    )
  if (state.matches('empty')) return <Empty {...props} />
  if (!state.matches('list'))
    return (
      <LoadFailed isOffline={state.matches('offline')} words={deckText} onRetry={() => send({type: 'decks.retry'})} />
    )
  return (
    <>
      <Filters {...props} />
      <Decks {...props} />
    </>
  )
}

const Header = ({children}: {readonly children: ReactNode}) => (
  <header
    className={css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    })}
  >
    <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{deckText.title}</h1>
    {children}
  </header>
)

/** The decks of the community and the student's own, in every state of their chart (F-090). */
export function DeckListView(props: Props) {
  const {state, send, onFiles} = props
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <Header>
        {state.matches('list') || state.matches('empty') ? (
          <span className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
            {onFiles ? (
              <Button variant="ghost" size="sm" onClick={onFiles}>
                {deckFilesText.open}
              </Button>
            ) : null}
            <Button variant="ghost" size="sm" icon={<HelpIcon />} onClick={() => send({type: 'help.open'})}>
              {deckText.help}
            </Button>
          </span>
        ) : null}
      </Header>
      <NavTabs
        label={deckText.tabs}
        tabs={deckTabs.map((tab) => ({id: tab, href: deckPath(tab), label: deckTabNames[tab]}))}
        currentId={tabOf(state)}
      />
      <Body {...props} />
      {state.matches({list: 'help'}) || state.matches({empty: 'help'}) ? (
        <Suspense fallback={null}>
          <DecksHelp onClose={() => send({type: 'help.close'})} />
        </Suspense>
      ) : null}
    </section>
  )
}

const filtersStyle = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  minWidth: '0',
  md: {gridTemplateColumns: '[minmax(0, 1fr) auto]'},
})
const chipsStyle = css({display: 'flex', flexWrap: 'wrap', gap: '1.5'})
