import {themeStatus} from '../../domain/themes/theme.ts'
import {themeMachine} from '../../machines/themes/theme.machine.ts'
import {themeListMachine} from '../../machines/themes/themeList.machine.ts'
import {narrowedThemes} from '../../machines/themes/themeList.selectors.ts'
import {themeSortMachine} from '../../machines/themes/themeSort.machine.ts'
import {ThemeListView} from '../../src/features/themes/ThemeListView.tsx'
import {ThemeRowView} from '../../src/features/themes/ThemeRowView.tsx'
import {ThemeHeads, ThemeSortSelect} from '../../src/features/themes/ThemeSortView.tsx'
import {ThemeFrame} from '../../src/features/themes/ThemeFrame.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {themes} from './themes.ts'

const now = Date.parse('2026-03-10T13:00:00Z')
const sort = themeSortMachine.resolveState({value: 'none', context: {sort: null}})
const states = {locked: 'locked', released: {released: 'ready'}, finished: 'finished'} as const

const {at, meta} = flowStories({
  machine: themeListMachine,
  View: ({state, send}) => (
    <ThemeListView state={state} send={send} sort={<ThemeSortSelect state={sort} send={() => undefined} />}>
      <ThemeFrame count={narrowedThemes(state).length} heads={<ThemeHeads state={sort} send={() => undefined} />}>
        {narrowedThemes(state).map((theme) => (
          <ThemeRowView
            key={theme.lessonId}
            theme={theme}
            state={themeMachine.resolveState({
              value: states[themeStatus(theme, now)],
              context: {...theme, now, writeKey: null, isRefused: false},
            })}
            send={() => undefined}
            syncStatus="saved"
          />
        ))}
      </ThemeFrame>
    </ThemeListView>
  ),
  context: {filters: {phase: null, search: '', showPreCourse: false}, themes, isFromDevice: false},
})

const filters = {phase: null, search: '', showPreCourse: false}

export default {title: 'Fluxos/Temas/Lista', ...meta}
export const Loading = at('loading', {themes: []})
export const Empty = at('empty', {themes: []})
export const Offline = at('offline', {themes: []})
export const Failed = at('failed', {themes: []})
export const ShownReading = at({shown: 'reading'})
export const ShownReading_Phase = at({shown: 'reading'}, {filters: {...filters, phase: 2}})
export const ShownReading_PreCourse = at({shown: 'reading'}, {filters: {...filters, showPreCourse: true}})
export const ShownReading_NothingFound = at({shown: 'reading'}, {filters: {...filters, search: 'imunizacoes'}})
export const ShownReading_FromDevice = at({shown: 'reading'}, {isFromDevice: true})
export const ShownRefreshing = at({shown: 'refreshing'}, {isFromDevice: true})
export const ShownLegend = at({shown: 'legend'})
