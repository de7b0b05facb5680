import type {ExamRoute} from '../../../domain/exam/exam.types.ts'
import {lazyWithPreload} from '../../ui/loading/lazyLoading.tsx'

const load = () => import('./ExamDay.tsx')

/** The exam of a day, of whichever kind. */
export const examDay = lazyWithPreload(() => load().then(({ExamDay}) => ExamDay))

/** Asks for an exam and for all that stands inside it, which would otherwise be asked for one after the other. */
export const fetchExam = (route: ExamRoute): Promise<unknown> =>
  Promise.all([examDay.fetch(), load().then(({fetchKind}) => fetchKind(route))])
