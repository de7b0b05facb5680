import {loginMachine} from '../../machines/access/login.machine.ts'
import {publicShellMachine} from '../../machines/access/publicShell.machine.ts'
import {badgeOf, greetingOf} from '../../machines/access/publicShell.selectors.ts'
import {LoginView} from '../../src/features/access/LoginView.tsx'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {PublicShellView} from '../../src/features/access/PublicShellView.tsx'
import {welcomeOf} from '../../src/features/access/welcome.ts'
import {flowStories} from '../support/flowStory.tsx'

const login = loginMachine.resolveState({
  value: 'editing',
  context: {failure: null, isUnreachable: false, isPasswordVisible: false, credentials: {email: '', password: ''}},
})

const {at, meta} = flowStories({
  machine: publicShellMachine,
  View: (props) => {
    const welcome = welcomeOf(greetingOf(props.state), badgeOf(props.state))
    return (
      <PublicLayout welcome={welcome} aside={<PublicShellView {...props} />}>
        <LoginView state={login} send={() => undefined} welcome={welcome} />
      </PublicLayout>
    )
  },
  context: {
    revalidation: null,
    course: null,
    isMotionReduced: false,
    config: {
      sinaremCourseId: 'resident-exam',
      revalidateData: [
        {id: '1', type: 'upap', subtitle: 'Sua preparação para a prova da UPAP, do primeiro dia à aprovação.'},
        {id: '2', type: 'normal', subtitle: 'Sua preparação para revalidar o diploma, do primeiro dia à aprovação.'},
      ],
    },
    resident: null,
    slide: 0,
  },
})

const resident = {course: 'resident-exam', resident: {title: 'Residentes em Prova'}}

export default {title: 'Fluxos/Acesso/Área pública', ...meta}
export const VisualDeciding = at({visual: 'deciding', variant: 'deciding'})
export const VisualSliding = at({visual: 'sliding', variant: 'default'})
export const VisualSliding_Third = at({visual: 'sliding', variant: 'default'}, {slide: 2})
export const VisualHeld = at({visual: 'held', variant: 'default'}, {slide: 1})
export const VisualPaused = at({visual: 'paused', variant: 'default'}, {slide: 4})
export const VisualBanner = at({visual: 'banner', variant: 'normal'}, {revalidation: 'normal'})
export const VariantDeciding = at({visual: 'deciding', variant: 'deciding'})
export const VariantDefault = at({visual: 'sliding', variant: 'default'})
export const VariantUpap = at({visual: 'banner', variant: 'upap'}, {revalidation: 'upap'})
export const VariantNormal = at({visual: 'banner', variant: 'normal'}, {revalidation: 'normal'})
export const VariantResidentExam = at({visual: 'sliding', variant: 'residentExam'}, resident)
export const VariantResidentExam_NameLoading = at(
  {visual: 'sliding', variant: 'residentExam'},
  {...resident, resident: null},
)
