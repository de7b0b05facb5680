import * as v from 'valibot'
import {accountStore} from '../platform/storage.ts'

/** Whether this account shows the themes of the pre-course on this device; hidden until it asks for them (spec 1§2). */
export const preCourseStore = accountStore<boolean>('preCourse', 1, v.boolean(), false)
