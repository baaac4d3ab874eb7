/** The source code of a module's script. tools/build/inline-script-plugin.ts provides it. */
declare module '*.client.ts?script' {
  const script: string;
  export default script;
}
