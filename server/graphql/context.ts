/** What codegen gives every resolver as its context (`codegen.ts`). */
export type {RequestContext} from '../kernel/context.ts'
