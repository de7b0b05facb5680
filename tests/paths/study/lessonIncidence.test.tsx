import {LessonIncidenceView} from '../../../src/features/study/contents/LessonIncidenceView.tsx'
import {lessonIncidenceModel, lessonIncidenceView} from '../../models/study/lessonIncidence.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(lessonIncidenceModel, lessonIncidenceView, LessonIncidenceView)
