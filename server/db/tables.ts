import type {ContentTables} from '../content/tables.ts'
import type {DocumentTables} from './documentTables.ts'
import type {ExamTables} from '../exam/tables.ts'
import type {LocalFirebaseTables} from '../local-firebase/tables.ts'
import type {NotificationTables} from './notificationTables.ts'
import type {StudyContentTables} from '../study/tables.ts'
import type {ShellTables} from './shellTables.ts'
import type {StudyTables} from './studyTables.ts'

/** Every table of the product, area by area. */
export interface Tables
  extends ContentTables, DocumentTables, ExamTables, LocalFirebaseTables, NotificationTables, ShellTables, StudyContentTables, StudyTables {}
