import {themeExtraMachine} from '../../machines/themes/themeExtra.machine.ts'
import {ThemeExtraView} from '../../src/features/themes/ThemeExtraView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {theme} from './themes.ts'

const wish = {kind: 'questions', lessonId: theme.lessonId, leaf: theme.leaf, key: 'key-1'} as const

const {at, meta} = flowStories({
  machine: themeExtraMachine,
  View: ({state, send}) => (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem'}}>
      <ThemeExtraView theme={theme} state={state} send={send} />
    </div>
  ),
  context: {wish, made: null, failed: null},
})

export default {title: 'Fluxos/Temas/Atividade do tema', ...meta}
export const RestingIdle = at({resting: 'idle'}, {wish: null})
export const Creating = at('creating')
export const Creating_Video = at('creating', {wish: {...wish, kind: 'video'}})
export const RestingCreated = at({resting: 'created'}, {made: {path: '/atividades-extras/questao?a=e1'}})
export const RestingNoQuestion = at({resting: 'noQuestion'}, {failed: {failure: 'refused', code: 'NO_QUESTION_FOUND'}})
export const RestingFailed = at({resting: 'failed'}, {failed: {failure: 'unreachable', code: null}})
export const RestingFailed_Offline = at({resting: 'failed'}, {failed: {failure: 'offline', code: null}})
export const RestingFailed_Refused = at({resting: 'failed'}, {failed: {failure: 'refused', code: 'TRIAL_TIME_OVER'}})
