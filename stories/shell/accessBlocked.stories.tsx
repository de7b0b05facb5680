import {accessBlockedMachine} from '../../machines/shell/accessBlocked.machine.ts'
import {AccessBlockedView} from '../../src/features/shell/AccessBlockedView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {inTab} from '../support/inTab.tsx'

const courses = [
  {id: 'r1', title: 'Extensivo R1'},
  {id: 'revalida', title: 'Extensivo Revalida com preparação para a segunda etapa'},
]

const trial = {
  id: 'fim',
  title: 'Seu teste grátis terminou',
  message:
    'Foram 15 dias de estudo. Escolha um plano para continuar de onde parou; tudo o que você respondeu está guardado.',
  links: [
    {label: 'Ver os planos', href: 'https://aristo.example/planos', isPrimary: true, opensTab: true},
    {label: 'Conversar no WhatsApp', href: 'https://wa.me/5511999990000', isPrimary: false, opensTab: true},
    {label: 'Escrever um e-mail', href: 'mailto:suporte@aristo.example', isPrimary: false, opensTab: false},
  ],
}

const {at, meta} = flowStories({
  machine: accessBlockedMachine,
  View: (flow) => <AccessBlockedView {...flow} trial={trial} supportHref="https://suporte.aristo.example" />,
  context: {reason: 'payment', courses, offersSwitch: true, unsaved: 0, checkedAt: null},
})

export default {title: 'Fluxos/Estrutura/Acesso bloqueado', ...meta}
export const Checking = at('checking', {reason: null, courses: [], offersSwitch: false})
export const Open = at('open', {reason: null})
export const Blocked = at('blocked')
export const Blocked_AllCourses = at('blocked', {reason: 'allCourses', offersSwitch: false})
export const Blocked_TrialEnded = at('blocked', {reason: 'trial', courses: courses.slice(0, 1), offersSwitch: false})
export const Blocked_CourseFinished = at('blocked', {reason: 'course'})
export const Blocked_AnswersKept = at('blocked', {
  reason: 'course',
  courses: courses.slice(0, 1),
  offersSwitch: false,
  unsaved: 3,
})
export const Blocked_AnswersInTab = inTab(
  at('blocked', {reason: 'course', courses: courses.slice(0, 1), offersSwitch: false, unsaved: 3}),
)
