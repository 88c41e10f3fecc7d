declare module 'virtual:openapi' {
  import type { OpenApiDocument } from '@campus-bell/fixtures/contract/operations';

  export const openApi: OpenApiDocument;
}
