import {extraScreenMachine} from '../../machines/extras/extraScreen.machine.ts'
import {ActivityFrameContext} from '../../src/features/agenda/activityFrame.ts'
import {ActivityHead} from '../../src/features/agenda/ActivityHead.tsx'
import {ExtraScreenView} from '../../src/features/extras/ExtraScreenView.tsx'
import {StudyBarRoom, StudyBarSlot} from '../../src/ui/layout/StudyBar.tsx'
import {extraNames, extrasText, extraSuffix} from '../../src/text/extras/extras.ts'
import {emptyDay, fullDay} from '../../tests/models/extras/fixtures.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Answer} from '../support/studyScreen.tsx'

const back = {href: '/atividades-extras', label: extrasText.backToExtras}

const windowOf = (calendarDate: string) => {
  if (calendarDate === '20261122') return 'closed'
  return calendarDate === '20261123' ? 'afterMidnight' : 'onItsDay'
}

const {at, meta} = flowStories({
  machine: extraScreenMachine,
  View: ({state, send}) => (
    <StudyBarRoom>
      <StudyBarSlot />
      <ExtraScreenView
        state={state}
        send={send}
        window={windowOf(state.context.calendarDate)}
        todayHref="/atividades-extras"
        back={back}
      >
        <ActivityFrameContext value={{back, suffix: extraSuffix}}>
          <ActivityHead kind={extraNames.Question} title="Sepse" />
          <Answer value="unanswered" />
        </ActivityFrameContext>
      </ExtraScreenView>
    </StudyBarRoom>
  ),
  context: {
    path: '/atividades-extras/questao',
    named: 'q-extra',
    calendarDate: '20261124',
    day: fullDay,
    isFromDevice: false,
  },
})

const none = {day: null}

export default {title: 'Fluxos/Atividades extras/Tela da atividade', ...meta}
export const OpenLoading = at({open: 'loading'}, none)
export const OpenOffline = at({open: 'offline'}, none)
export const OpenFailed = at({open: 'failed'}, none)
export const OpenDeciding = at({open: 'deciding'})
export const OpenRedirecting = at({open: 'redirecting'}, {path: '/atividades-extras/revisao-inteligente'})
export const OpenEmpty = at({open: 'empty'}, {day: emptyDay})
export const OpenPathNotFound = at({open: 'pathNotFound'}, {path: '/atividades-extras/nada-aqui'})
export const OpenShowing = at({open: 'showing'})
export const OpenShowing_AfterMidnight = at({open: 'showing'}, {calendarDate: '20261123'})
export const OpenShowing_PastDay = at({open: 'showing'}, {calendarDate: '20261122'})
