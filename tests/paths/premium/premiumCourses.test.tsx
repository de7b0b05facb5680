import {PremiumCoursesView} from '../../../src/features/premium/PremiumCoursesView.tsx'
import {premiumCoursesModel, premiumCoursesView} from '../../models/premium/premiumCourses.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(premiumCoursesModel, premiumCoursesView, ({state, send}) => <PremiumCoursesView state={state} send={send} />)
