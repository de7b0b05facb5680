import {registrationMachine} from '../../machines/access/registration.machine.ts'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {type RegistrationProps, RegistrationView} from '../../src/features/access/RegistrationView.tsx'
import {TermsDrawer} from '../../src/features/access/TermsDrawer.tsx'
import {plainWelcome} from '../../src/features/access/welcome.ts'
import {flowStories} from '../support/flowStory.tsx'

const courses = {
  status: 'ready',
  value: [
    {_id: 'r1', title: 'Extensivo R1 2027'},
    {_id: 'revalida', title: 'Revalida 2027'},
  ],
} as const
const links = {terms: '/termos-de-uso', privacy: '/politica-de-privacidade'}
const typed = {name: 'Ana Beatriz', email: 'ana@exemplo.com.br', courseId: 'r1'}

const stories = (faces: Partial<Pick<RegistrationProps, 'courses' | 'links' | 'initial'>> = {}) =>
  flowStories({
    machine: registrationMachine,
    View: (props) => (
      <PublicLayout welcome={plainWelcome}>
        <RegistrationView
          {...props}
          courses={courses}
          links={links}
          initial={typed}
          terms={<TermsDrawer onClose={() => props.send({type: 'terms.close'})} />}
          {...faces}
        />
      </PublicLayout>
    ),
    context: {refusal: null, trouble: 'server', pending: null, isPasswordVisible: false, areTermsOpen: false},
  })

const {at, meta} = stories()
const empty = stories({initial: {name: '', email: '', courseId: ''}})
const editing = {filling: 'editing'} as const
const refused = {filling: 'refused'} as const

export default {title: 'Fluxos/Acesso/Cadastro', ...meta}
export const FillingEditing = at(editing)
export const FillingEditing_Empty = empty.at(editing)
export const FillingEditing_PasswordVisible = at(editing, {isPasswordVisible: true})
export const FillingEditing_Terms = at(editing, {areTermsOpen: true})
export const FillingEditing_CoursesLoading = stories({courses: {status: 'loading'}}).at(editing)
export const FillingEditing_CoursesFailed = stories({courses: {status: 'failed', retry: () => undefined}}).at(editing)
export const FillingEditing_CoursesEmpty = stories({courses: {status: 'ready', value: []}}).at(editing)
export const FillingEditing_WithoutLinks = stories({links: {terms: '', privacy: ''}}).at(editing)
export const FillingRefused = at(refused, {refusal: 'passwords-differ'})
export const FillingRefused_FirstName = at(refused, {refusal: 'first-name-too-long'})
export const FillingRefused_Incomplete = empty.at(refused, {refusal: 'incomplete'})
export const FillingRefused_EmailInUse = at(refused, {refusal: 'email-in-use'})
export const FillingRefused_WeakPassword = at(refused, {refusal: 'weak-password'})
export const FillingRefused_CommonPassword = at(refused, {refusal: 'common-password'})
export const FillingRefused_PersonalPassword = at(refused, {refusal: 'personal-password'})
export const FillingRefused_InvalidEmail = at(refused, {refusal: 'invalid-email'})
export const FillingFailed = at({filling: 'failed'}, {trouble: 'server'})
export const FillingFailed_Unreachable = at({filling: 'failed'}, {trouble: 'unreachable'})
export const SubmittingQuick = at({submitting: 'quick'})
export const SubmittingSlow = at({submitting: 'slow'})
export const Created = at('created')
