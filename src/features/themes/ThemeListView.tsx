import {type ReactNode, Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {themeListMachine} from '../../../machines/themes/themeList.machine.ts'
import {
  areThemesFromDevice,
  filtersOf,
  hasHiddenPreCourse,
  isNarrowed,
  narrowedThemes,
  offeredPhases,
} from '../../../machines/themes/themeList.selectors.ts'
import {legendText, phaseName, themeCount, themeText} from '../../text/themes/themes.ts'
import {Button} from '../../ui/action/Button.tsx'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {Switch} from '../../ui/form/Switch.tsx'
import {TextField} from '../../ui/form/TextField.tsx'
import {HelpIcon} from '../../ui/icon/lateIcons.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

const ThemeLegend = lazyNamed(() => import('./ThemeLegend.tsx'), 'ThemeLegend')

type Props = {
  readonly state: SnapshotFrom<typeof themeListMachine>
  readonly send: (event: EventFrom<typeof themeListMachine>) => void
  /** The table of the themes that the filters leave. */
  readonly children: ReactNode
  /** The choice of the order. */
  readonly sort?: ReactNode
  /** The documents of the course. */
  readonly documents?: ReactNode
}

function Filters({state, send, sort}: Pick<Props, 'state' | 'send' | 'sort'>) {
  const {phase, search, showPreCourse} = filtersOf(state)
  return (
    <section aria-label={themeText.filters} className={filtersStyle}>
      <SelectField
        label={themeText.phase}
        options={[
          {value: '', label: themeText.allPhases},
          ...offeredPhases(state).map((value) => ({value: String(value), label: phaseName(value)})),
        ]}
        value={phase === null ? '' : String(phase)}
        onChange={({currentTarget: {value}}) => send({type: 'phase.set', phase: value === '' ? null : Number(value)})}
      />
      {sort}
      <TextField
        type="search"
        label={themeText.search}
        value={search}
        onChange={(event) => send({type: 'search.set', search: event.currentTarget.value})}
      />
      <Switch
        label={themeText.preCourse}
        checked={showPreCourse}
        onChange={(isShown) => send({type: 'preCourse.toggle', isShown})}
      />
    </section>
  )
}

function Nothing({state}: Pick<Props, 'state'>) {
  return (
    <EmptyState art="search" title={themeText.empty}>
      {hasHiddenPreCourse(state) ? themeText.hiddenHint : themeText.noneHint}
    </EmptyState>
  )
}

function Shown({state, send, children}: Props) {
  const themes = narrowedThemes(state)
  return (
    <>
      {areThemesFromDevice(state) ? (
        <Alert tone="info" role="status">
          {themeText.fromDevice}
        </Alert>
      ) : null}
      <div className={countStyle}>
        <p role="status" className={css({textStyle: 'small', color: 'text.muted'})}>
          {themeCount(themes.length)}
        </p>
        {isNarrowed(state) ? (
          <Button variant="ghost" size="sm" onClick={() => send({type: 'filters.clear'})}>
            {themeText.clear}
          </Button>
        ) : null}
      </div>
      {themes.length === 0 ? <Nothing state={state} /> : children}
      {state.matches({shown: 'legend'}) ? (
        <Suspense fallback={null}>
          <ThemeLegend onClose={() => send({type: 'legend.close'})} />
        </Suspense>
      ) : null}
    </>
  )
}

function Body(props: Props) {
  const {state, send} = props
  const retry = () => send({type: 'themes.retry'})
  if (state.matches('loading'))
    return (
      <div className={css({minHeight: '[70dvh]'})}>
        <Skeleton shape="row" lines={8} label={themeText.loading} />
      </div>
    )
  if (state.matches('empty'))
    return (
      <EmptyState art="search" title={themeText.empty} actions={<Button onClick={retry}>{themeText.tryAgain}</Button>}>
        {themeText.emptyHint}
      </EmptyState>
    )
  if (!state.matches('shown'))
    return <LoadFailed isOffline={state.matches('offline')} words={themeText} onRetry={retry} />
  return <Shown {...props} />
}

/** The themes of the course, in every state of their chart (F-039). */
export function ThemeListView(props: Props) {
  const {state, send, documents} = props
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0'})}>
      <header
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '2',
        })}
      >
        <h1 className={css({textStyle: 'title', color: 'text.strong'})}>{themeText.title}</h1>
        {state.matches('shown') ? (
          <Button variant="ghost" size="sm" icon={<HelpIcon />} onClick={() => send({type: 'legend.open'})}>
            {legendText.open}
          </Button>
        ) : null}
      </header>
      {documents}
      <Filters {...props} />
      <Body {...props} />
    </section>
  )
}

const countStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: 'touch'})
const filtersStyle = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  minWidth: '0',
  md: {gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]'},
  xl: {gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 2fr) auto]'},
})
