import type {SurveyOperation} from '../kernel/operation.ts'
import {type Permission, withAccess} from '../kernel/roles.ts'

/** Who may call what of the survey service (D-11); a blocked student is asked nothing. */
export const surveyPermissions: {readonly [O in SurveyOperation]: Permission} = {
  'GET /nps/should-execute': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /nps/complete-survey': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /nps/refuse-survey': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /nps/reply-later': {...withAccess, otherStudent: 'takesNoIds'},
  'GET /temporary-nps/can-execute': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /temporary-nps/mark-survey-as-completed': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /temporary-nps/mark-today-as-skiped': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /student-admission': {...withAccess, otherStudent: 'takesNoIds'},
  'POST /nps-feature/submit': {...withAccess, otherStudent: 'takesNoIds'},
}
