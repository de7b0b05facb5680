import {extrasPath} from '../../../domain/extras/routes.ts'
import {useLocation} from '../shell/useAddress.ts'
import {ExtraExamCreate, ExtraMockExamCreate} from './ExtraCreate.tsx'
import {Extras} from './Extras.tsx'
import {ExtraScreen} from './ExtraScreen.tsx'

/** Everything below `/atividades-extras`: the day's list, the creation screens of exams, and each extra (spec 1§2). */
export function ExtrasScreen() {
  const [address] = useLocation()
  const path = address.replace(/\/+$/, '')
  if (path === extrasPath) return <Extras />
  if (path === `${extrasPath}/extra-exam-create`) return <ExtraExamCreate />
  if (path === `${extrasPath}/extra-mock-exam-create`) return <ExtraMockExamCreate />
  return <ExtraScreen />
}
