import type {ContentTables} from '../content/tables.ts'
import type {StudyTables} from './studyTables.ts'

/** Every table of the product, area by area. */
export interface Tables extends ContentTables, StudyTables {}
