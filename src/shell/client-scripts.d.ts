/** Text of a module's script, from tools/build/inline-script-plugin.ts. */
declare module '*.client.ts?script' {
  const script: string;
  export default script;
}
