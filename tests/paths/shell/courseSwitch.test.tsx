import {CourseMenuView} from '../../../src/features/shell/CourseMenuView.tsx'
import {CourseSwitchBannerView, CourseSwitchView} from '../../../src/features/shell/CourseSwitchView.tsx'
import {courseSwitchModel, courseSwitchView} from '../../models/shell/courseSwitch.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(courseSwitchModel, courseSwitchView, ({state, send}) => (
  <>
    <CourseMenuView state={state} send={send} />
    <CourseSwitchBannerView state={state} send={send} />
    <CourseSwitchView state={state} send={send} />
  </>
))
